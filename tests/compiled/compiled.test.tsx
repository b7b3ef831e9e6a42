import { render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { TextField } from '../../src/fields/TextField'
import { compile } from './compile'

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
    const file = resolve('src', path)
    await compile(readFileSync(file, 'utf8'), file).catch(() => rejected.push(path))
  }
  expect(rejected).toEqual([])
})
