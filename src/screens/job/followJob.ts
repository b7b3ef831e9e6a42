import { type Problem, problemOf } from '../../data/problems'
import { wait } from '../../internal/wait'
import { isGone } from '../source/problemKinds'
import type { JobAdapter, JobReport } from './JobAdapter'

interface Following {
  readonly adapter: JobAdapter
  readonly serverId: string
  /** Aborts when the page has no more use for it; the server goes on. */
  readonly signal: AbortSignal
  /** Called with each answer that is not the last. */
  readonly onReport: (report: JobReport) => void
  /** Called when no answer came; it is asked again. */
  readonly onSilence: (problem: Problem) => void
  /** Resolves when it is to be asked at once. */
  readonly woken: () => Promise<void>
}

/** The last that is heard of a job; `forgotten` when its server knows it no more. */
interface LastReport extends JobReport {
  readonly forgotten?: boolean | undefined
}

const usualPause = 2000
const longestPause = 30_000

/** Ask a server how far a job is until that has ended, ever more rarely while no answer comes. */
export async function followJob(following: Following): Promise<LastReport> {
  const { adapter, serverId, signal, onReport, onSilence, woken } = following
  let pause = usualPause
  for (;;) {
    const answer = await adapter.poll(serverId, { signal }).catch(problemOf)
    signal.throwIfAborted()
    if (isReport(answer)) {
      if (answer.status !== 'running') return answer
      onReport(answer)
      pause = usualPause
      await rest(answer.pollAfter ?? usualPause, following)
    } else if (isGone(answer)) {
      return { status: 'failed', problem: answer, forgotten: true }
    } else {
      onSilence(answer)
      await Promise.race([rest(pause, following), woken()])
      pause = Math.min(pause * 2, longestPause)
    }
  }
}

const rest = (pause: number, { signal }: Following) => wait(pause, signal)

const isReport = (answer: JobReport | Problem): answer is JobReport => typeof answer.status === 'string'
