import { createUploads } from '../../src/upload/createUploads'
import type { Uploads } from '../../src/upload/Uploads'
import { document as paper, photograph } from '../fixtures/photographs'
import { arrives, failsFor, isAt, steeredAdapter } from '../fixtures/steeredUploads'

/** A file in each state: sent, on its way, paused, without a connection, failed, cancelled and rejected. */
export function everyUpload(): Uploads {
  const adapter = steeredAdapter({
    'heron.png': arrives,
    'report.pdf': isAt(0.6),
    'engine.pdf': isAt(0.25),
    'wing.pdf': failsFor('offline'),
    'tail.pdf': failsFor('tooLarge'),
  })
  const uploads = createUploads({ adapter, concurrency: 20, retryDelays: [1e9], maxBytes: 5_000_000 })
  const heron = photograph('heron.png', [150, 190, 230])
  const names = ['report.pdf', 'engine.pdf', 'wing.pdf', 'tail.pdf', 'gear.pdf']
  const [, , engine = '', , , gear = ''] = uploads.add([heron, ...names.map((name) => paper(name, 480_000))])
  uploads.add([paper('recording.pdf', 6_000_000)])
  uploads.cancel(gear)
  const stop = uploads.subscribe(() => {
    if (uploads.getUpload(engine)?.progress !== 0.25) return
    stop()
    uploads.pause(engine)
  })
  return uploads
}

/** A selector of the list when every file is as far as it goes. */
export const everyUploadArrived = ['sending', 'paused', 'waiting', 'failed', 'sent'].reduce(
  (all, status) => `${all}:has([data-status='${status}'])`,
  '.sw-UploadList',
)
