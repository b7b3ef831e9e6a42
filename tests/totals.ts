import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Write down how many tests passed and failed, for the runner that adds up its stages. */
export function totals(file: string): Reporter {
  return {
    onTestRunEnd(modules, errors) {
      const sum = { passed: 0, failed: errors.length }
      for (const module of modules) {
        const tests = [...module.children.allTests()]
        const failed = tests.filter((test) => test.result().state === 'failed').length
        sum.passed += tests.filter((test) => test.result().state === 'passed').length
        // A file that cannot even be read is a failure, though none of its tests ran.
        sum.failed += failed === 0 && module.state() === 'failed' ? 1 : failed
      }
      writeFileSync(file, JSON.stringify(sum))
    },
  }
}
