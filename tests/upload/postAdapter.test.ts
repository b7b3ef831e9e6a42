// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUploads } from '../../src/upload/createUploads'
import { postAdapter } from '../../src/upload/postAdapter'
import { empty, noise, until } from './files'

let server: Server
let url = ''
/** Statuses to answer with; once they are used up, files are taken. */
let faults: (readonly [status: number, headers?: Record<string, string>])[]
let taken: { parts: FormData; token: string | undefined }[]

beforeEach(async () => {
  faults = []
  taken = []
  server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
      const [status, headers] = faults.shift() ?? [201]
      if (status === 201) {
        const type = request.headers['content-type'] ?? ''
        const parts = await new Response(Buffer.concat(chunks), {
          headers: { 'Content-Type': type },
        }).formData()
        taken.push({ parts, token: request.headers.authorization })
      }
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
      response.end(status === 201 ? JSON.stringify({ url: `/stored/${taken.length}` }) : '')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

it('sends a file as a form does, with what goes along', async () => {
  const adapter = postAdapter({
    url,
    field: 'photo',
    headers: async () => ({ Authorization: 'Bearer 7' }),
    parts: ({ type }) => ({ strike: '12', type }),
  })
  const uploads = createUploads({ adapter, checksum: 'SHA-1' })
  uploads.add([new File([noise(5000)], 'flight.bin')])
  await uploads.settled()
  const { parts, token } = taken[0]!
  expect(token).toBe('Bearer 7')
  expect(parts.get('strike')).toBe('12')
  expect(parts.get('checksum')).toMatch(/^[0-9a-f]{40}$/)
  const photo = parts.get('photo') as File
  expect(photo.name).toBe('flight.bin')
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(noise(5000))
  expect(uploads.getValue()[0]).toMatchObject({ name: 'flight.bin', size: 5000, url: '/stored/1' })
})

it('sends a file of no bytes', async () => {
  const uploads = createUploads({ adapter: postAdapter({ url }) })
  uploads.add([empty('notes.txt')])
  await uploads.settled()
  expect((taken[0]!.parts.get('file') as File).size).toBe(0)
})

it.each([
  [401, 'signIn'],
  [413, 'tooLarge'],
  [422, 'rejected'],
] as const)('asks the person at once what to do about a status of %i', async (status, rule) => {
  faults = [[status]]
  const uploads = createUploads({ adapter: postAdapter({ url }) })
  const [id = ''] = uploads.add([empty('notes.txt')])
  await uploads.settled()
  expect(uploads.getUpload(id)).toMatchObject({ status: 'failed', problem: { rule } })
})

it.each([429, 500, 503])('tries again by itself after a status of %i', async (status) => {
  faults = [[status], [status]]
  const uploads = createUploads({ adapter: postAdapter({ url }), retryDelays: [5, 5] })
  uploads.add([empty('notes.txt')])
  await uploads.settled()
  expect(uploads.getTally().done).toBe(1)
})

it('waits as long as the service asks for', async () => {
  faults = [[503, { 'Retry-After': '1' }]]
  const uploads = createUploads({ adapter: postAdapter({ url }), retryDelays: [1] })
  const [id = ''] = uploads.add([empty('notes.txt')])
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await until(() => uploads.getUpload(id)?.status === 'waiting')
  expect(timer.mock.calls.map(([, delay]) => delay)).toContain(1000)
  timer.mockRestore()
  await uploads.settled()
  expect(uploads.getUpload(id)?.status).toBe('sent')
})

it('goes on when a service that was away is back', async () => {
  const { port } = server.address() as AddressInfo
  server.close()
  server.closeAllConnections()
  const uploads = createUploads({ adapter: postAdapter({ url }), retryDelays: [50, 50, 50, 50, 50, 50] })
  const [id = ''] = uploads.add([empty('notes.txt')])
  await until(() => uploads.getUpload(id)?.status === 'waiting')
  expect(uploads.getUpload(id)?.problem).toEqual({ rule: 'offline' })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await uploads.settled()
  expect(uploads.getUpload(id)?.status).toBe('sent')
})
