// npm test: everything, up to the first stage that fails.
//   npm test -- unit stories      only these stages
//   npm test -- --changed [ref]   only what has changed since work left the main branch, or `ref`, can reach, the
//                                 nearest of it: about two minutes; with --far all of it
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { argv, env, execPath, exit } from 'node:process'
import { changedFiles } from './changed/git.mjs'
import { nearestOf, reach } from './changed/reach.mjs'
import { readTree } from './changed/tree.mjs'
import { root, stages } from './stages.mjs'
import { reasonNotToCompare } from './visual/manifest.mjs'

const chosen = choose(argv.slice(2))
const scratch = mkdtempSync(join(tmpdir(), 'screenwright-'))
const sum = { passed: 0, failed: 0 }
const started = performance.now()
const reason = chosen.some(({ pictures }) => pictures) ? unableToCompare() : undefined

await runAll([...chosen])

rmSync(scratch, { recursive: true, force: true })
console.log(`${'in all'.padEnd(10)} ${seconds(started)}`)
if (reason) console.log(`THE VISUAL CHECK DID NOT RUN: ${reason}.`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
exit(sum.failed === 0 ? 0 : 1)

/** Start each stage as soon as there is room for it and what it reads is there; after a failure stop those that run. */
async function runAll(waiting) {
  const running = new Map()
  const ended = new Set(
    stages.map(({ name }) => name).filter((name) => !waiting.some((stage) => stage.name === name)),
  )
  const fits = ({ alone, after }) =>
    running.size < (alone ? 1 : availableParallelism()) &&
    ![...running.keys()].some((other) => other.alone) &&
    (!after || ended.has(after))

  while (running.size > 0 || (waiting.length > 0 && sum.failed === 0)) {
    const next = sum.failed === 0 ? waiting.find(fits) : undefined
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, start(next))
      continue
    }
    const { stage, ...result } = await Promise.race([...running.values()].map(({ end }) => end))
    running.delete(stage)
    ended.add(stage.name)
    if (sum.failed > 0) continue
    tell(stage, result)
    if (sum.failed > 0) for (const { child } of running.values()) child.kill('SIGINT')
  }
}

function start(stage) {
  const from = performance.now()
  const totals = join(scratch, `${stage.name}.json`)
  const [file, ...values] = [...stage.command, ...(stage.files ?? [])]
  const child = spawn(execPath, [file, ...values], {
    cwd: root,
    env: {
      ...env,
      ...stage.env,
      CI: env.CI ?? 'true',
      ...(stage.tests && { TEST_TOTALS: totals }),
      ...(stage.pictures && !reason && { VISUAL: 'check' }),
    },
  })
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  const end = new Promise((resolve) => {
    child.on('close', (status) =>
      resolve({
        stage,
        status: status ?? 1,
        time: seconds(from),
        output: Buffer.concat(chunks).toString(),
        counted: read(totals),
      }),
    )
  })
  return { child, end }
}

function tell(stage, { status, time, output, counted }) {
  sum.passed += counted.passed
  sum.failed += status === 0 ? counted.failed : Math.max(counted.failed, 1)
  const words = [
    stage.tests && `${counted.passed} passed, ${counted.failed} failed`,
    /^Pictures: .*$/m.exec(output)?.[0],
    status !== 0 && 'FAILED',
  ]
  console.log(`${stage.name.padEnd(10)} ${time}  ${words.filter(Boolean).join('; ')}`.trimEnd())
  if (status !== 0) console.log(`\n${output.trim()}\n\nNext: ${stage.next}\n`)
}

/** The stages to run: those named, or all; with `--changed` what such a change can reach of them. */
function choose(words) {
  const isFar = words.includes('--far')
  const near = words.filter((word) => word !== '--far')
  const at = near.indexOf('--changed')
  if (isFar && at < 0) leave('--far says how far a change reaches: npm test -- --changed --far')
  const names = at < 0 ? near : near.toSpliced(at, 1)
  const isStage = (word) => stages.some(({ name }) => name === word)
  const ref =
    at >= 0 && near[at + 1] !== undefined && !isStage(near[at + 1]) ? names.splice(at, 1)[0] : undefined
  const unknown = names.filter((name) => !isStage(name))
  if (unknown.length > 0) {
    leave(`No stage is called ${unknown.join(', ')}: there are ${stages.map(({ name }) => name).join(', ')}`)
  }
  const asked = stages.filter(({ name }) => names.length === 0 || names.includes(name))
  return at < 0 ? asked : reached(asked, ref, isFar)
}

function reached(asked, ref, isFar) {
  const { since, paths, before } = changesSince(ref)
  const tree = readTree(root)
  const { tests, stories, isNear, cause } = reach(tree, paths, before)
  const count = `${paths.length} ${paths.length === 1 ? 'file' : 'files'} since ${since}`
  if (cause) {
    console.log(`changed    ${count}: ${cause} reaches everything`)
    return asked
  }
  const later = new Set()
  const nearest = (files, most) => {
    const near = isFar ? files : nearestOf(tree, files, most, { changed: paths, isNear })
    for (const file of files) if (!near.includes(file)) later.add(file)
    return near
  }
  const stagesOfChange = asked.flatMap((stage) => {
    const files = stage.only?.({ tests, stories, nearest })
    return files ? [{ ...stage, files, ...(!isFar && stage.nearby) }] : []
  })
  // The longest starts first.
  if (!isFar) stagesOfChange.sort((one, other) => Number(other.pictures ?? 0) - Number(one.pictures ?? 0))
  const left = asked
    .map(({ name }) => name)
    .filter((name) => !stagesOfChange.some((stage) => stage.name === name))
  console.log(
    `changed    ${count}: they reach ${tests.length} files of tests and ${stories.length} of stories` +
      (left.length > 0 ? `; left out: ${left.join(', ')}` : ''),
  )
  if (later.size > 0) {
    console.log(`           the ${later.size} furthest of them are left for --far, or for npm test`)
  }
  return stagesOfChange
}

function changesSince(ref) {
  try {
    return changedFiles(root, ref)
  } catch (error) {
    return leave(`npm test -- --changed asks git, which says: ${error.message}`)
  }
}

/** A machine that cannot draw as the baselines are drawn still tests the behaviour; a new browser must be accepted. */
function unableToCompare() {
  const reason = reasonNotToCompare()
  if (reason?.ours) {
    console.error(`The visual check cannot run: ${reason.words}.`)
    console.log('0 passed, 1 failed')
    exit(1)
  }
  return reason?.words
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function seconds(from) {
  return `${((performance.now() - from) / 1000).toFixed(1).padStart(6)} s`
}

function leave(words) {
  console.error(words)
  exit(2)
}
