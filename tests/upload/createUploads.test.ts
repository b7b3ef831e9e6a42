// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createUploads } from '../../src/upload/createUploads'
import type { UploadStatus } from '../../src/upload/Upload'
import type { Uploads, UploadsOptions } from '../../src/upload/Uploads'
import { steeredAdapter } from '../../stories/fixtures/steeredUploads'
import { empty, fileOf, largeFile, png, until } from './files'

function started(options: UploadsOptions = {}) {
  const adapter = steeredAdapter()
  const uploads = createUploads({ adapter, retryDelays: [], ...options })
  return { adapter, uploads }
}

const statusOf = (uploads: Uploads, id: string | undefined) => uploads.getUpload(id ?? '')?.status
const problemOf = (uploads: Uploads, id: string | undefined) => uploads.getUpload(id ?? '')?.problem
const becomes = (uploads: Uploads, id: string | undefined, status: UploadStatus) =>
  until(() => statusOf(uploads, id) === status)

describe('a list of uploads', () => {
  it('sends each file, and is worth what the service made of them', async () => {
    const { adapter, uploads } = started()
    const [id] = uploads.add([png('heron.png')])
    expect(statusOf(uploads, id)).toBe('checking')
    await becomes(uploads, id, 'sending')
    adapter.of('heron.png').report(8)
    await until(() => uploads.getUpload(id ?? '')?.progress === 0.25)
    adapter.of('heron.png').arrive({ url: '/files/1' })
    await uploads.settled()
    expect(statusOf(uploads, id)).toBe('sent')
    expect(uploads.getValue()).toEqual([{ name: 'heron.png', type: 'image/png', size: 32, url: '/files/1' }])
  })

  it('keeps files here that nothing sends', async () => {
    const file = png('heron.png')
    const uploads = createUploads()
    const [id] = uploads.add([file])
    expect(uploads.getValue()).toEqual([file])
    await becomes(uploads, id, 'ready')
    expect(uploads.getValue()[0]).toBe(file)
  })

  it('sends three at once, and the next when one has arrived', async () => {
    const { adapter, uploads } = started()
    uploads.add(['a', 'b', 'c', 'd'].map((name) => png(name)))
    await until(() => adapter.sendings.length === 3)
    adapter.of('b').arrive()
    await until(() => adapter.sendings.length === 4)
    expect(adapter.sendings.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('keeps files of one name apart', async () => {
    const { adapter, uploads } = started()
    const ids = uploads.add([png('photo.png', 40), png('photo.png', 50)])
    expect(new Set(ids).size).toBe(2)
    expect(ids.map((id) => uploads.getUpload(id)?.label)).toEqual(['photo.png', 'photo.png (2)'])
    await until(() => adapter.sendings.length === 2)
    adapter.sendings[1]?.arrive({ url: '/2' })
    await becomes(uploads, ids[1], 'sent')
    expect(statusOf(uploads, ids[0])).toBe('sending')
    expect(uploads.getValue().map(({ name, size }) => [name, size])).toEqual([
      ['photo.png', 40],
      ['photo.png', 50],
    ])
  })

  it('sends an empty file', async () => {
    const { adapter, uploads } = started()
    const [id] = uploads.add([empty('notes.txt')])
    await becomes(uploads, id, 'sending')
    adapter.of('notes.txt').arrive()
    await becomes(uploads, id, 'sent')
    expect(uploads.getUpload(id ?? '')?.progress).toBe(1)
  })

  it('hands on a file of 5 GB by its slices, and reads none of the rest', async () => {
    const film = largeFile('film.mp4', 5e9)
    const read = vi.spyOn(film, 'arrayBuffer')
    const { adapter, uploads } = started()
    const [id] = uploads.add([film])
    await becomes(uploads, id, 'sending')
    expect((await adapter.of('film.mp4').file.slice(-1000).arrayBuffer()).byteLength).toBe(1000)
    expect(read).not.toHaveBeenCalled()
    adapter.of('film.mp4').report(2.5e9)
    await until(() => uploads.getUpload(id ?? '')?.progress === 0.5)
  })
})

describe('limits, before anything is sent', () => {
  it('go by content, not by name', async () => {
    const { adapter, uploads } = started({ accept: ['image/*', '.pdf'] })
    const [picture, disguised, document, program] = uploads.add([
      png('heron.png'),
      fileOf('program', 'heron.png', 'image/png'),
      fileOf('pdf', 'report.pdf', 'application/pdf'),
      fileOf('program', 'report.exe', 'application/x-msdownload'),
    ])
    await becomes(uploads, picture, 'sending')
    await becomes(uploads, document, 'sending')
    await becomes(uploads, disguised, 'rejected')
    await becomes(uploads, program, 'rejected')
    expect(problemOf(uploads, disguised)).toEqual({ rule: 'accept', accept: ['image/*', '.pdf'] })
    expect(adapter.sendings.map(({ name }) => name).sort()).toEqual(['heron.png', 'report.pdf'])
  })

  it('give a file the type that its content has', async () => {
    const { adapter, uploads } = started({ accept: ['image/*'] })
    const [id] = uploads.add([fileOf('jpeg', 'heron.png', 'image/png')])
    await becomes(uploads, id, 'sending')
    expect(adapter.of('heron.png').type).toBe('image/jpeg')
    expect(adapter.of('heron.png').file.type).toBe('image/jpeg')
  })

  it('hold for bytes', () => {
    const { uploads } = started({ maxBytes: 100 })
    const [fits, large] = uploads.add([png('small.png', 100), png('large.png', 101)])
    expect(statusOf(uploads, fits)).toBe('checking')
    expect(problemOf(uploads, large)).toEqual({ rule: 'maxBytes', max: 100 })
    expect(uploads.getValue()).toHaveLength(1)
  })

  it('hold for the number of files, and one that was too many comes in when another goes', async () => {
    const { uploads } = started({ maxFiles: 2 })
    const [first, , third] = uploads.add(['a', 'b', 'c'].map((name) => png(name)))
    expect(problemOf(uploads, third)).toEqual({ rule: 'maxFiles', max: 2 })
    uploads.remove(first ?? '')
    await becomes(uploads, third, 'sending')
  })

  it('let another file take the place of the only one', async () => {
    const { adapter, uploads } = started({ maxFiles: 1 })
    uploads.add([png('old.png')])
    await until(() => adapter.sendings.length === 1)
    uploads.add([png('new.png')])
    expect(uploads.getValue().map(({ name }) => name)).toEqual(['new.png'])
    expect(adapter.of('old.png').signal.aborted).toBe(true)
  })

  it("ask the host's own check last, and say its words", async () => {
    const check = vi.fn(async (file: File) => (file.name === 'a' ? 'Choose a newer report' : undefined))
    const { uploads } = started({ accept: ['image/*'], check })
    const [rejected, good, other] = uploads.add([png('a'), png('b'), fileOf('pdf', 'c', '')])
    await becomes(uploads, rejected, 'rejected')
    await becomes(uploads, good, 'sending')
    await becomes(uploads, other, 'rejected')
    expect(problemOf(uploads, rejected)).toEqual({ rule: 'check', message: 'Choose a newer report' })
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('make the checksum that the service is given', async () => {
    const { adapter, uploads } = started({ checksum: 'SHA-256' })
    uploads.add([new File(['abc'], 'abc.txt', { type: 'text/plain' })])
    await until(() => adapter.sendings.length === 1)
    expect(adapter.of('abc.txt').checksum).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
    adapter.of('abc.txt').arrive()
    await uploads.settled()
    expect(uploads.getValue()[0]).toHaveProperty('checksum')
  })
})

describe('how far a file is', () => {
  const progressOf = (uploads: Uploads, id: string) => uploads.getUpload(id)?.progress

  it('never goes back while it is being sent', async () => {
    const { adapter, uploads } = started()
    const [id = ''] = uploads.add([png('heron.png')])
    const seen: unknown[] = []
    uploads.subscribe(() => seen.push(progressOf(uploads, id)))
    await becomes(uploads, id, 'sending')
    // A part that did not arrive is sent again.
    for (const bytes of [16, 24, 8, 16]) {
      adapter.of('heron.png').report(bytes)
      await new Promise((frame) => setTimeout(frame, 20))
    }
    expect(progressOf(uploads, id)).toBe(0.75)
    expect(seen).toEqual([...seen].sort())
  })

  it('is what the service is known to have, once a try is over', async () => {
    const { adapter, uploads } = started({ retryDelays: [1e9] })
    const [id = ''] = uploads.add([png('heron.png')])
    await becomes(uploads, id, 'sending')
    adapter.of('heron.png').report(32)
    // The adapter reports that the bytes under way were lost.
    adapter.of('heron.png').report(16)
    adapter.of('heron.png').fail('server')
    await becomes(uploads, id, 'waiting')
    expect(progressOf(uploads, id)).toBe(0.5)
    uploads.resume(id)
    await becomes(uploads, id, 'sending')
    expect(progressOf(uploads, id)).toBe(0.5)
  })

  it('is nothing after a try that cannot be gone on with', async () => {
    const steered = steeredAdapter()
    const uploads = createUploads({ adapter: { ...steered, resumes: false }, retryDelays: [1e9] })
    const [id = ''] = uploads.add([png('heron.png')])
    await becomes(uploads, id, 'sending')
    steered.of('heron.png').report(32)
    steered.of('heron.png').fail('server')
    await becomes(uploads, id, 'waiting')
    expect(progressOf(uploads, id)).toBe(0)
    expect(uploads.getTally().bytesDone).toBe(0)
  })

  it('begins the row of tries anew only beyond where a try has been', async () => {
    const steered = steeredAdapter()
    const uploads = createUploads({ adapter: { ...steered, resumes: false }, retryDelays: [0, 0] })
    const [id = ''] = uploads.add([png('heron.png')])
    for (const tries of [1, 2, 3]) {
      await until(() => steered.sendings.length === tries)
      for (const bytes of [8, 16, 24]) steered.of('heron.png').report(bytes)
      steered.of('heron.png').fail('server')
    }
    await becomes(uploads, id, 'failed')
  })
})

describe('what a person does', () => {
  it('stops a file and goes on from what the adapter remembers', async () => {
    const { adapter, uploads } = started()
    const [id = ''] = uploads.add([png('heron.png')])
    await becomes(uploads, id, 'sending')
    const first = adapter.of('heron.png')
    first.saveResumeState({ at: '/files/7' })
    first.report(16)
    uploads.pause(id)
    expect(statusOf(uploads, id)).toBe('paused')
    expect(uploads.getUpload(id)?.progress).toBe(0.5)
    expect(first.signal.aborted).toBe(true)
    uploads.resume(id)
    await becomes(uploads, id, 'sending')
    expect(adapter.of('heron.png').resumeState).toEqual({ at: '/files/7' })
    expect(adapter.discarded).toEqual([])
  })

  it('gives a file up, so that the service can let go of it, and takes that back', async () => {
    const { adapter, uploads } = started()
    const [id = ''] = uploads.add([png('heron.png')])
    await becomes(uploads, id, 'sending')
    adapter.of('heron.png').saveResumeState('/files/7')
    uploads.cancel(id)
    expect(statusOf(uploads, id)).toBe('cancelled')
    expect(uploads.getValue()).toEqual([])
    expect(adapter.discarded).toEqual(['/files/7'])
    uploads.retry(id)
    await becomes(uploads, id, 'sending')
    expect(adapter.of('heron.png').resumeState).toBeUndefined()
  })

  it('takes a file out, whatever an answer says later', async () => {
    const { adapter, uploads } = started()
    const [id = ''] = uploads.add([png('heron.png')])
    await becomes(uploads, id, 'sending')
    uploads.remove(id)
    adapter.of('heron.png').arrive()
    await uploads.settled()
    expect(uploads.getIds()).toEqual([])
    expect(uploads.getValue()).toEqual([])
  })

  it('tries again whatever failed', async () => {
    const { adapter, uploads } = started()
    const ids = uploads.add([png('a'), png('b')])
    await until(() => adapter.sendings.length === 2)
    adapter.of('a').fail('server')
    adapter.of('b').fail('signIn')
    await becomes(uploads, ids[0], 'failed')
    await becomes(uploads, ids[1], 'failed')
    expect(problemOf(uploads, ids[1])).toEqual({ rule: 'signIn' })
    uploads.retry()
    await until(() => adapter.sendings.length === 4)
    expect(uploads.getTally().failed).toBe(0)
  })
})

describe('silence and faults', () => {
  it('are waited out, the longer the more often, and then the person is asked', async () => {
    vi.useFakeTimers()
    try {
      const { adapter, uploads } = started({ retryDelays: [1000, 2000] })
      const [id] = uploads.add([png('heron.png')])
      await vi.waitUntil(() => adapter.sendings.length === 1)
      for (const delay of [1000, 2000]) {
        adapter.of('heron.png').fail('offline')
        await vi.waitUntil(() => statusOf(uploads, id) === 'waiting')
        const tries = adapter.sendings.length
        await vi.advanceTimersByTimeAsync(delay - 100)
        expect(adapter.sendings).toHaveLength(tries)
        await vi.advanceTimersByTimeAsync(200)
        expect(adapter.sendings).toHaveLength(tries + 1)
      }
      adapter.of('heron.png').fail('offline')
      await vi.waitUntil(() => statusOf(uploads, id) === 'failed')
      expect(problemOf(uploads, id)).toEqual({ rule: 'offline' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('end at once when the browser is connected again, and nothing fails while it knows that it is not', async () => {
    const connection = { onLine: false }
    const online: (() => void)[] = []
    vi.stubGlobal('navigator', connection)
    vi.stubGlobal('addEventListener', (_: string, wake: () => void) => online.push(wake))
    try {
      const { adapter, uploads } = started({ retryDelays: [] })
      const [id] = uploads.add([png('heron.png')])
      await until(() => adapter.sendings.length === 1)
      adapter.of('heron.png').fail('offline')
      await becomes(uploads, id, 'waiting')
      connection.onLine = true
      online.at(-1)?.()
      await becomes(uploads, id, 'sending')
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('a subscriber', () => {
  it('is told once for each frame, however many files change', async () => {
    const adapter = steeredAdapter()
    const uploads = createUploads({ adapter, concurrency: 1000 })
    const ids = uploads.add(Array.from({ length: 1000 }, (_, index) => png(`${index}.png`)))
    await until(() => adapter.sendings.length === 1000 && uploads.getTally().underWay === 1000)
    await until(() => uploads.getUpload(ids.at(-1) ?? '')?.status === 'sending')
    const onList = vi.fn()
    const onOne = vi.fn()
    uploads.subscribe(onList)
    uploads.subscribeUpload(ids[7] ?? '', onOne)
    for (let chunk = 1; chunk <= 10; chunk++) for (const sending of adapter.sendings) sending.report(chunk)
    await until(() => onList.mock.calls.length > 0)
    expect(onList).toHaveBeenCalledOnce()
    expect(onOne).toHaveBeenCalledOnce()
  })

  it('sees the same objects until something changes', async () => {
    const { adapter, uploads } = started()
    const ids = uploads.add([png('a'), png('b')])
    await until(() => ids.every((id) => statusOf(uploads, id) === 'sending'))
    const [before, list, value] = [uploads.getUpload(ids[0] ?? ''), uploads.getIds(), uploads.getValue()]
    adapter.of('b').report(3)
    await until(() => uploads.getUpload(ids[1] ?? '')?.progress !== 0)
    expect(uploads.getUpload(ids[0] ?? '')).toBe(before)
    expect(uploads.getIds()).toBe(list)
    expect(uploads.getValue()).toBe(value)
  })

  it('finds all that has arrived in the value, once it is settled', async () => {
    const { adapter, uploads } = started()
    uploads.add([png('a')])
    await until(() => adapter.sendings.length === 1)
    const told: unknown[] = []
    uploads.subscribe(() => told.push(uploads.getValue()))
    const settled = uploads.settled().then(() => [told.at(-1), uploads.getValue()])
    adapter.of('a').arrive({ url: '/1' })
    const [last, value] = await settled
    expect(value).toEqual([expect.objectContaining({ url: '/1' })])
    expect(last).toBe(value)
  })
})

it('shows what was stored before, in the order in which it is given', () => {
  const [one, two] = ['a', 'b'].map((name) => ({ name, type: 'image/png', size: 3, url: `/${name}` }))
  const uploads = createUploads({ adapter: steeredAdapter() })
  uploads.replace([one!, two!])
  expect(uploads.getValue()).toEqual([one, two])
  uploads.replace([two!, one!])
  expect(uploads.getValue()).toEqual([two, one])
  uploads.replace([])
  expect(uploads.getIds()).toEqual([])
})

it('keeps what has arrived when it is handed an older value of it', async () => {
  const { adapter, uploads } = started()
  const [id] = uploads.add([png('heron.png')])
  const before = uploads.getValue()
  await becomes(uploads, id, 'sending')
  adapter.of('heron.png').arrive({ url: '/1' })
  await uploads.settled()
  uploads.replace(before)
  expect(uploads.getValue()).toEqual([expect.objectContaining({ url: '/1' })])
})

it('stops without losing anything, and goes on', async () => {
  const { adapter, uploads } = started()
  const [id] = uploads.add([png('heron.png')])
  await becomes(uploads, id, 'sending')
  adapter.of('heron.png').saveResumeState('/files/7')
  uploads.stop()
  expect(adapter.of('heron.png').signal.aborted).toBe(true)
  await becomes(uploads, id, 'queued')
  uploads.start()
  await until(() => adapter.sendings.length === 2)
  expect(adapter.of('heron.png').resumeState).toBe('/files/7')
})
