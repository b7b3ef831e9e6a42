// @vitest-environment node
import { expect, it } from 'vitest'
import type { Problem } from '../../../src/data/problems'
import type { LoadStatus } from '../../../src/screens/source/listState'
import { listStatus, type ListStatus } from '../../../src/screens/list/listStatus'
import { isRowless } from '../../../src/screens/list/ListWithoutRows'

const problem = (status: number, more: Partial<Problem> = {}): Problem => ({
  type: 'about:blank',
  title: 'x',
  status,
  ...more,
})

interface Facts {
  status: LoadStatus
  problem?: Problem
  partial?: Problem
  cap?: number
  online?: boolean
  allowed?: boolean
  limited?: boolean
}

function said({ online = true, allowed = true, limited = false, ...state }: Facts): ListStatus {
  return listStatus({
    state: { problem: undefined, partial: undefined, cap: undefined, ...state },
    online,
    errors: undefined,
    allowed,
    limited,
  })
}

it.each<[string, Facts, ListStatus]>([
  ['no answer, though there is a connection', { status: 'failed', problem: problem(0) }, 'failed'],
  ['no answer without a connection', { status: 'failed', problem: problem(0), online: false }, 'offline'],
  ['an answer without a connection', { status: 'failed', problem: problem(500), online: false }, 'failed'],
  ['401', { status: 'failed', problem: problem(401) }, 'signedOut'],
  ['403', { status: 'failed', problem: problem(403) }, 'forbidden'],
  ['429', { status: 'failed', problem: problem(429) }, 'rateLimited'],
  ['503 with a time', { status: 'failed', problem: problem(503, { retryAfter: 5 }) }, 'rateLimited'],
  ['503 without one', { status: 'failed', problem: problem(503) }, 'failed'],
  [
    'old rows without a connection',
    { status: 'refreshFailed', problem: problem(0), online: false },
    'cached',
  ],
  ['old rows with one', { status: 'refreshFailed', problem: problem(0) }, 'refreshFailed'],
  ['a part that failed', { status: 'ready', partial: problem(503) }, 'partial'],
  ['nothing from the part that did not fail', { status: 'empty', partial: problem(503) }, 'failed'],
  ['no result from it', { status: 'noResults', partial: problem(503) }, 'failed'],
  ['a cap', { status: 'ready', cap: 10_000 }, 'capped'],
  ['nothing that the person may see', { status: 'empty', limited: true }, 'emptyByRights'],
  [
    'a search without results of a person with few rights',
    { status: 'noResults', limited: true },
    'noResults',
  ],
  ['rows of a person with few rights', { status: 'ready', limited: true }, 'ready'],
  ['a page beyond the end', { status: 'outOfRange' }, 'outOfRange'],
  ['a role without a list, whatever else', { status: 'ready', allowed: false }, 'forbidden'],
])('says in one word: %s', (_, facts, word) => {
  expect(said(facts)).toBe(word)
})

it('draws no rows where none are known, and those that are known otherwise', () => {
  expect(isRowless(said({ status: 'failed', problem: problem(429) }))).toBe(true)
  expect(isRowless(said({ status: 'refreshFailed', problem: problem(0), online: false }))).toBe(false)
})
