import { createRoot } from 'react-dom/client'
import { FileField } from '../../src/fields/FileField'
import { createUploads } from '../../src/upload/createUploads'
import { s3Adapter } from '../../src/upload/s3Adapter'
import { tusAdapter } from '../../src/upload/tusAdapter'
import { UploadList } from '../../src/upload/UploadList'

declare global {
  interface Window {
    endpoint: string
    /** The part of a host's own server in uploads to S3. */
    s3: (verb: 'start' | 'sign' | 'finish', ...given: readonly unknown[]) => Promise<never>
    addThousand: () => Promise<{ rows: number; tasks: readonly number[] }>
  }
}

const root = createRoot(document.body.appendChild(document.createElement('div')))
const adapter =
  location.search === '?s3'
    ? s3Adapter({
        partSize: 1 << 20,
        start: ({ name }) => window.s3('start', { name }),
        sign: (place, { number }) => window.s3('sign', place, { number }),
        finish: (place, parts) => window.s3('finish', place, parts),
      })
    : tusAdapter({ endpoint: window.endpoint, chunkSize: 1 << 20 })

window.addThousand = async () => {
  const uploads = createUploads()
  root.render(<UploadList uploads={uploads} />)
  const files = Array.from({ length: 1000 }, (_, index) => new File(['%PDF-1.7\n'], `page ${index}.pdf`))
  await new Promise((resolve) => setTimeout(resolve, 500))
  const tasks: number[] = []
  new PerformanceObserver((seen) => tasks.push(...seen.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  )
  uploads.add(files)
  await uploads.settled()
  await new Promise((resolve) => setTimeout(resolve, 500))
  return { rows: document.querySelectorAll('[role=listitem]').length, tasks }
}

root.render(
  <FileField
    label="Recording"
    adapter={adapter}
    keep="recordings"
    retryDelays={[100, 200, 400, 800, 1600]}
  />,
)
