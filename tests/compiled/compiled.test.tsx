import { transformAsync } from '@babel/core'
import { render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import * as runtime from 'react/compiler-runtime'
import { expect, it, vi } from 'vitest'
import { TextField } from '../../src/fields/TextField'
import { compiler } from './reactCompiler'

vi.mock('react/compiler-runtime', { spy: true })

/** The memory of compiled code; React's types leave it out. */
const { c: memory } = runtime as unknown as { c: (size: number) => unknown[] }

it('runs what the compiler made, and not the source', () => {
  render(<TextField label="Airport" />)
  expect(screen.getByRole('textbox', { name: 'Airport' })).toBeTruthy()
  expect(memory).toHaveBeenCalled()
})

it('takes every component and hook of the library', { timeout: 120_000 }, async () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx$|\/use[A-Z]\w+\.ts$/.test(path),
  )
  const rejected: string[] = []
  for (const path of paths) {
    const code = readFileSync(`src/${path}`, 'utf8')
    await compile(code, path).catch(() => rejected.push(path))
  }
  expect(rejected).toEqual([])
})

function compile(code: string, filename: string) {
  return transformAsync(code, {
    filename,
    configFile: false,
    babelrc: false,
    code: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[...compiler]],
  })
}
