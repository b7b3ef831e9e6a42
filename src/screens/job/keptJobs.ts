import type { JobsOptions } from './Jobs'

/** A job of a server, as it is kept. */
export interface KeptJob {
  readonly key: string
  readonly label: string
  readonly adapter: string
  readonly input: unknown
  /** The id that the server knows it by; none while its start has no answer. */
  readonly serverId?: string | undefined
  readonly only?: readonly string[] | undefined
  /** It has ended, and is kept until its outcome is put away. */
  readonly ended?: boolean | undefined
}

/** Keep which jobs a server does. A browser that keeps nothing, as some do in private windows, runs them all the same. */
export function keepJobs({ storage, storageKey = 'screenwright-jobs' }: JobsOptions) {
  const place = () => storage ?? globalThis.sessionStorage

  function read(): readonly KeptJob[] {
    try {
      const kept: unknown = JSON.parse(place().getItem(storageKey) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isKeptJob) : []
    } catch {
      return []
    }
  }

  function write(jobs: readonly KeptJob[]) {
    try {
      if (jobs.length > 0) place().setItem(storageKey, JSON.stringify(jobs))
      else place().removeItem(storageKey)
    } catch {
      // Without room or permission a job runs, and is not taken up again.
    }
  }

  return {
    read,
    note: (job: KeptJob) => write([...read().filter(({ key }) => key !== job.key), job]),
    forget: (key: string) => write(read().filter((one) => one.key !== key)),
  }
}

/** Others may write to the same place. */
function isKeptJob(value: unknown): value is KeptJob {
  const { key, label, adapter } = (value ?? {}) as Partial<KeptJob>
  return [key, label, adapter].every((one) => typeof one === 'string')
}
