import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Serve presigned parts as S3 does, over real HTTP: each URL is good for one part of one upload, an ETag is the MD5 of
 * the bytes that arrived, and parts are put together by number and ETag.
 */
export async function partServer() {
  const uploads = new Map<string, Map<number, Buffer>>()
  const objects = new Map<string, Buffer>()
  const counted = { parts: 0, bytes: 0, atOnce: 0, most: 0, aborted: 0 }
  /** Answers to give instead: how often each part fails with which status. */
  const faults = new Map<number, number[]>()
  let hold: Promise<void> | undefined
  let heldFrom = 1
  let made = 0

  async function take(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://localhost')
    counted.atOnce++
    counted.most = Math.max(counted.most, counted.atOnce)
    const number = Number(url.searchParams.get('partNumber'))
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        chunks.push(chunk)
        counted.bytes += chunk.length
      }
      if (number >= heldFrom) await hold
    } catch {
      return
    } finally {
      counted.atOnce--
    }
    const parts = uploads.get(url.searchParams.get('uploadId') ?? '')
    const fault = faults.get(number)?.shift()
    if (!parts || url.searchParams.get('signature') !== sign(number)) return end(response, 403)
    if (fault) return end(response, fault)
    const body = Buffer.concat(chunks)
    parts.set(number, body)
    counted.parts++
    response.setHeader('ETag', `"${createHash('md5').update(body).digest('hex')}"`)
    end(response, 200)
  }

  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Methods', 'PUT')
    response.setHeader('Access-Control-Expose-Headers', 'ETag')
    if (request.method === 'OPTIONS') return end(response, 200)
    void take(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    counted,
    faults,
    objects,
    uploads,
    /** Answers late: the parts from this number on. */
    holdBack(until: Promise<void>, from = 1) {
      hold = until
      heldFrom = from
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
    /** The calls that the host's own server makes with its key. */
    start: async ({ name }: { name: string }) => {
      const uploadId = `upload-${++made}`
      uploads.set(uploadId, new Map())
      return { key: name, uploadId }
    },
    sign: async ({ uploadId }: { uploadId: string }, { number }: { number: number }) =>
      `${origin}/bucket?uploadId=${uploadId}&partNumber=${number}&signature=${sign(number)}`,
    finish: async (
      { key, uploadId }: { key: string; uploadId: string },
      listed: readonly { PartNumber: number; ETag: string }[],
    ) => {
      const parts = uploads.get(uploadId)
      const bodies = listed.map(({ PartNumber, ETag }, index) => {
        const body = parts?.get(PartNumber)
        const isRight = body && `"${createHash('md5').update(body).digest('hex')}"` === ETag
        if (!isRight || PartNumber !== index + 1) throw new Error(`Part ${PartNumber} is not as listed`)
        return body
      })
      objects.set(key, Buffer.concat(bodies))
      uploads.delete(uploadId)
      return { url: `${origin}/${key}` }
    },
    abort: async ({ uploadId }: { uploadId: string }) => {
      counted.aborted++
      uploads.delete(uploadId)
    },
  }
}

const sign = (number: number) => createHash('md5').update(`secret ${number}`).digest('hex')

function end(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.end()
}
