// @vitest-environment node
import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUploads } from '../../src/upload/createUploads'
import { type TusOptions, tusAdapter } from '../../src/upload/tusAdapter'
import { empty, noise, until } from './files'
import { tusServer } from './tusServer'

const SIZE = 12 << 20

/** In Node the client wants buffers; in a browser it takes a file as it is. */
const client: TusOptions['client'] = {
  fileReader: {
    openFile: (file: Blob) =>
      Promise.resolve({
        size: file.size,
        slice: async (start: number, end: number) => {
          const value = Buffer.from(await file.slice(start, end).arrayBuffer())
          return { value: Object.assign(value, { size: value.length }), done: end >= file.size }
        },
        close() {},
      }),
  },
}

const film = (size = SIZE) => new File([noise(size)], 'flight.bin', { type: 'application/x-recording' })
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let server: ReturnType<typeof tusServer>
beforeEach(async () => {
  server = tusServer()
  await server.start()
})
afterEach(() => server.kill())

vi.setConfig({ testTimeout: 20_000 })

const adapterFor = (options: Partial<TusOptions> = {}) =>
  tusAdapter({ endpoint: server.endpoint, chunkSize: 2 << 20, client, ...options })

it('sends a file to a tus server, which has every byte of it and its facts', async () => {
  const file = film()
  const uploads = createUploads({ adapter: adapterFor({ metadata: { strike: '7' } }), checksum: 'SHA-256' })
  uploads.add([file])
  await uploads.settled()
  expect(uploads.getTally().done).toBe(1)
  const [stored] = server.stored()
  expect(hash(stored!)).toBe(hash(noise(SIZE)))
  expect(server.facts()[0]?.metadata).toEqual({
    strike: '7',
    filename: 'flight.bin',
    filetype: 'application/x-recording',
    checksum: hash(noise(SIZE)),
  })
  expect(uploads.getValue()[0]).toHaveProperty('url', expect.stringContaining('/files/'))
  expect(server.counted.bytes).toBe(SIZE)
})

it('goes on where it was when the server is killed at half and comes back', async () => {
  const uploads = createUploads({ adapter: adapterFor(), retryDelays: [50, 100, 200, 400, 800] })
  let killed: Promise<void> | undefined
  server.watch((bytes) => {
    if (bytes > SIZE / 2) killed ??= server.kill()
  })
  const [id = ''] = uploads.add([film()])
  await until(() => killed !== undefined)
  await killed
  await until(() => uploads.getUpload(id)?.status === 'waiting')
  expect(uploads.getUpload(id)?.problem).toEqual({ rule: 'offline' })
  await server.start()
  await uploads.settled()
  expect(uploads.getUpload(id)?.status).toBe('sent')
  expect(server.stored()).toHaveLength(1)
  expect(hash(server.stored()[0]!)).toBe(hash(noise(SIZE)))
  const again = server.counted.bytes - SIZE
  console.log(`tus, killed at half of ${SIZE} bytes: ${again} bytes were sent again`)
  expect(again).toBeLessThanOrEqual(2 << 20)
})

it('goes on after a pause', async () => {
  const uploads = createUploads({ adapter: adapterFor() })
  const [id = ''] = uploads.add([film()])
  await until(() => server.counted.bytes > SIZE / 3)
  uploads.pause(id)
  const before = uploads.getUpload(id)?.progress ?? 0
  expect(before).toBeGreaterThan(0)
  uploads.resume(id)
  await uploads.settled()
  expect(uploads.getUpload(id)?.status).toBe('sent')
  expect(server.counted.bytes - SIZE).toBeLessThanOrEqual(2 << 20)
})

it('begins anew when the server has forgotten the file', async () => {
  const uploads = createUploads({ adapter: adapterFor(), retryDelays: [50, 100, 200] })
  const [id = ''] = uploads.add([film()])
  await until(() => server.counted.bytes > SIZE / 3)
  uploads.pause(id)
  server.forget()
  uploads.resume(id)
  await uploads.settled()
  expect(hash(server.stored()[0]!)).toBe(hash(noise(SIZE)))
})

it('lets go of a file that was given up', async () => {
  const uploads = createUploads({ adapter: adapterFor() })
  const [id = ''] = uploads.add([film()])
  await until(() => server.counted.bytes > SIZE / 3)
  uploads.cancel(id)
  await until(() => server.stored().length === 0)
  expect(server.counted.requests).toContain('DELETE')
})

it('sends a file of no bytes', async () => {
  const uploads = createUploads({ adapter: adapterFor() })
  uploads.add([empty('notes.txt')])
  await uploads.settled()
  expect(uploads.getTally().done).toBe(1)
  expect(server.stored().map(({ length }) => length)).toEqual([0])
})
