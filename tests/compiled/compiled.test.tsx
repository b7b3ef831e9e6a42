import { render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { TextField } from '../../src/fields/TextField'
import { compile, mayHaveHooks } from './compile'

/** How compiled code asks React for memory of so many places. */
const asksForMemory = /\bc\)?\(\d+\)/

it('runs what the compiler made, and not the source', () => {
  render(<TextField label="Airport" />)
  expect(screen.getByRole('textbox', { name: 'Airport' })).toBeTruthy()
  expect(TextField.toString()).toMatch(asksForMemory)
})

/** Files that the compiler leaves as they are, without harm: TanStack's windows cannot be kept, and some effects run once on purpose. */
const left = [
  'collection/useCardRows.ts',
  'fields/ComboboxList.tsx',
  'form/AddAnotherStep.tsx',
  'form/useFormSteps.ts',
  'screens/calendar/useAgendaWindow.ts',
  'screens/calendar/useFirstHour.ts',
]

it('takes every component and hook of the library but those', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  )
  const findings = paths.filter((path) => {
    const code = readFileSync(`src/${path}`, 'utf8')
    return mayHaveHooks(path, code) && compile(code, resolve('src', path)).findings.length > 0
  })
  expect(findings.toSorted()).toEqual(left)
})
