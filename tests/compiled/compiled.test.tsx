import { transformAsync } from '@babel/core'
import { render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TextField } from '../../src/fields/TextField'
import { compiler } from './reactCompiler'

/** How compiled code asks React for memory of so many places. */
const asksForMemory = /\bc\)?\(\d+\)/

it('runs what the compiler made, and not the source', () => {
  render(<TextField label="Airport" />)
  expect(screen.getByRole('textbox', { name: 'Airport' })).toBeTruthy()
  expect(TextField.toString()).toMatch(asksForMemory)
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
