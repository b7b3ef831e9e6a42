#!/usr/bin/env node
import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { runCommand } from './command'

async function ask(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  // A person who leaves without an answer has not said yes.
  const left = once(reader, 'close').then(() => '')
  const answer = await Promise.race([reader.question(`${question} [y/N] `), left])
  reader.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
})
