// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createUploads } from '../../src/upload/createUploads'
import { s3Adapter } from '../../src/upload/s3Adapter'
import { empty, largeFile, noise, until } from './files'
import { partServer } from './partServer'

const PART = 64 << 10
const SIZE = PART * 9 + 1000
const film = () => new File([noise(SIZE)], 'flight.bin', { type: 'application/x-recording' })

let server: Awaited<ReturnType<typeof partServer>>
beforeEach(async () => {
  server = await partServer()
})
afterEach(() => server.close())

const adapterFor = (more: { concurrency?: number } = {}) =>
  s3Adapter({ ...server, partSize: PART, retryDelays: [10, 10], ...more })

it('sends parts side by side and has them put together in order', async () => {
  server.holdBack(until(() => server.counted.atOnce === 3))
  const uploads = createUploads({ adapter: adapterFor() })
  uploads.add([film()])
  await until(() => server.counted.most === 3)
  server.holdBack(Promise.resolve())
  await uploads.settled()
  expect(server.objects.get('flight.bin')?.equals(noise(SIZE))).toBe(true)
  expect(server.counted).toMatchObject({ parts: 10, bytes: SIZE, most: 3 })
  expect(uploads.getValue()[0]).toHaveProperty('url', expect.stringMatching(/\/flight\.bin$/))
})

it('tries a part again that met a fault, and no other', async () => {
  server.faults.set(4, [500, 503])
  const uploads = createUploads({ adapter: adapterFor() })
  uploads.add([film()])
  await uploads.settled()
  expect(server.objects.get('flight.bin')?.equals(noise(SIZE))).toBe(true)
  expect(server.counted.bytes).toBe(SIZE + 2 * PART)
})

it('signs a part anew when its signature has run out', async () => {
  server.faults.set(2, [403])
  const uploads = createUploads({ adapter: adapterFor() })
  uploads.add([film()])
  await uploads.settled()
  expect(uploads.getTally().done).toBe(1)
})

it('sends no part twice after a pause that had arrived before', async () => {
  let letGo = () => {}
  server.holdBack(new Promise((resolve) => (letGo = resolve)), 5)
  const uploads = createUploads({ adapter: adapterFor({ concurrency: 1 }) })
  const [id = ''] = uploads.add([film()])
  await until(() => server.counted.parts === 4 && server.counted.atOnce === 1)
  uploads.pause(id)
  const { parts } = server.counted
  letGo()
  uploads.resume(id)
  await uploads.settled()
  expect(server.objects.get('flight.bin')?.equals(noise(SIZE))).toBe(true)
  console.log(`S3, stopped after ${parts} of 10 parts: ${server.counted.bytes - SIZE} bytes were sent again`)
  // Whatever was on its way is sent again: one part, where one is sent at a time.
  expect(server.counted.bytes - SIZE).toBeLessThanOrEqual(PART)
})

it('lets go of the parts of a file that was given up', async () => {
  const uploads = createUploads({ adapter: adapterFor() })
  const [id = ''] = uploads.add([film()])
  await until(() => server.counted.parts > 0)
  uploads.cancel(id)
  await until(() => server.counted.aborted === 1)
  expect(server.uploads.size).toBe(0)
})

it('fails when a part goes on failing, and tries the rest when it is asked to', async () => {
  server.faults.set(10, [500, 500, 500])
  const uploads = createUploads({ adapter: adapterFor(), retryDelays: [] })
  const [id = ''] = uploads.add([film()])
  await uploads.settled()
  expect(uploads.getUpload(id)?.problem).toEqual({ rule: 'server' })
  const { parts } = server.counted
  uploads.retry(id)
  await uploads.settled()
  expect(uploads.getUpload(id)?.status).toBe('sent')
  expect(server.counted.parts).toBe(10)
  expect(parts).toBeGreaterThan(0)
})

it('sends a file of no bytes as one part', async () => {
  const uploads = createUploads({ adapter: adapterFor() })
  uploads.add([empty('notes.txt')])
  await uploads.settled()
  expect(server.objects.get('notes.txt')?.length).toBe(0)
})

it('never needs more parts than S3 takes, and slices a file of 5 GB', async () => {
  const signed: { number: number; size: number }[] = []
  const adapter = s3Adapter({
    ...server,
    partSize: 100,
    sign: (place, part) => {
      signed.push(part)
      return server.sign(place, part)
    },
  })
  const uploads = createUploads({ adapter })
  const [id = ''] = uploads.add([largeFile('film.bin', 5e9)])
  await until(() => server.counted.parts > 20)
  uploads.cancel(id)
  expect(signed[0]?.size).toBe(500_000)
})
