/** Words by the name of the field that they are about. */
export type Problems = Record<string, string>

/** The host that the forms of every engine talk to. */
export interface FormHost {
  /** A rule that takes time: words when the value is rejected. */
  check(value: string): Promise<string | undefined>
  /** Send the values; problems when they are rejected. */
  send(values: object): Promise<Problems | undefined>
}

/** The host as a test steers it, from outside the page. */
export interface SteeredHost extends FormHost {
  /** The values that the rule was asked about. */
  readonly checked: string[]
  /** The names and values of each submission. */
  readonly sent: (readonly [string, unknown])[][]
  /** Answer every question about a value, also one that is asked later. */
  answerCheck(value: string, message?: string): void
  /** Answer a submission, by its place in `sent`. */
  answerSend(index: number, problems?: Problems): void
}

export interface HostOptions {
  /** Rules wait for `answerCheck`; otherwise they accept at once. */
  holdChecks?: boolean
  /** Submissions wait for `answerSend`; otherwise they are accepted at once. */
  holdSends?: boolean
}

export function createHost({ holdChecks = false, holdSends = false }: HostOptions = {}): SteeredHost {
  const checks = new Map<string, Answer<string>>()
  const sends: Answer<Problems>[] = []
  const answerTo = (value: string) => {
    const answer = checks.get(value) ?? createAnswer<string>()
    checks.set(value, answer)
    return answer
  }
  const checked: string[] = []
  const sent: (readonly [string, unknown])[][] = []
  return {
    checked,
    sent,
    check(value) {
      checked.push(value)
      return holdChecks ? answerTo(value).promise : Promise.resolve(undefined)
    },
    send(values) {
      sent.push(Object.entries(values))
      const answer = createAnswer<Problems>()
      sends.push(answer)
      return holdSends ? answer.promise : Promise.resolve(undefined)
    },
    answerCheck: (value, message) => answerTo(value).give(message),
    answerSend: (index, problems) => sends[index]?.give(problems),
  }
}

interface Answer<Value> {
  readonly promise: Promise<Value | undefined>
  give(value: Value | undefined): void
}

function createAnswer<Value>(): Answer<Value> {
  let give: Answer<Value>['give'] = () => {}
  const promise = new Promise<Value | undefined>((resolve) => (give = resolve))
  return { promise, give: (value) => give(value) }
}
