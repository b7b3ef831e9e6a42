import { describe, expect, test } from 'vitest'
import type { DataSource } from '../../src/data/DataSource'
import { memorySource } from '../../src/data/memorySource'
import { queuedSource } from '../../src/data/queuedSource'
import { ConformanceError } from '../../src/testing/ConformanceError'
import { sourceConformance, testSource } from '../../src/testing/sourceConformance'
import { keptStore } from '../data/keptStore'
import { type Errand, errand, errands } from './errands'

const about = ['transition', 'facets'] as const

async function failed(change: (source: DataSource<Errand>) => Partial<DataSource<Errand>>) {
  const checks = await sourceConformance({
    entity: errand,
    records: errands,
    makeSource: (records) => {
      const source = memorySource(errand, records) as DataSource<Errand>
      return { ...source, ...change(source) }
    },
  })
  const names: string[] = []
  for (const { name, run } of checks) {
    try {
      await run()
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(ConformanceError)
      names.push(name)
    }
  }
  return names
}

describe('a source in memory', async () => {
  await testSource(test, {
    entity: errand,
    records: errands,
    makeSource: (records) => memorySource(errand, records),
  })
})

describe('a source whose writes wait', async () => {
  await testSource(test, {
    entity: errand,
    records: errands,
    makeSource: (records) => {
      return queuedSource(memorySource(errand, records), errand, {
        isOnline: () => true,
        store: keptStore().store,
      })
    },
  })
})

describe('the checks of transitions and counts', () => {
  test('are there where the source has such, and only there', async () => {
    const namesFor = async (source: Partial<DataSource<Errand>>) =>
      (
        await sourceConformance({
          entity: errand,
          records: errands,
          only: about,
          makeSource: (records) => ({ ...memorySource(errand, records), ...source }),
        })
      ).map(({ name }) => name)
    expect(await namesFor({})).toEqual([
      'counts the records of each value of “place”',
      'counts the records of each value of “tools”',
      'counts the records of each value of “urgent”',
      'counts the records of each value of “state”',
      'narrows the counts of a field by the filters of others, and not by its own',
      'takes a transition and answers with the record in its next state',
      'says of a record that is not there that it can take no transition',
      'says of a record in another state that it cannot take a transition',
    ])
    expect(await namesFor({ transition: undefined, facets: undefined })).toEqual([])
  })

  test('find a source that lets a record take a transition from any state', async () => {
    const names = await failed((source) => ({
      transition: async (id, name, values, options) =>
        source.transition!(id, name, values, options).catch(() => source.get!(id)),
    }))
    expect(names).toEqual(['says of a record in another state that it cannot take a transition'])
  })

  test('find a source that answers before the state has changed, or takes each call anew', async () => {
    expect(
      await failed((source) => ({
        transition: async (id, name, values, options) => {
          const before = await source.get!(id)
          await source.transition!(id, name, values, options)
          return before
        },
      })),
    ).toEqual([
      'takes a transition and answers with the record in its next state',
      'takes a transition once when a call is repeated with its key',
    ])
    expect(
      await failed((source) => ({
        transition: (id, name, values, { ifMatch } = {}) =>
          source.transition!(id, name, values, { ifMatch: ifMatch! }),
      })),
    ).toEqual(['takes a transition once when a call is repeated with its key'])
  })

  test('find counts of what is filtered by the field itself, and counts of nothing', async () => {
    expect(
      await failed((source) => ({
        facets: async ({ filter }, names, options) => {
          const { records } = await source.list({ ...(filter && { filter }) })
          const own = memorySource(errand, records)
          return own.facets({}, names, options)
        },
      })),
    ).toEqual(['narrows the counts of a field by the filters of others, and not by its own'])
    expect(
      await failed((source) => ({
        facets: async (query, names, options) => ({
          ...(await source.facets!(query, names, options)),
          place: [{ value: 'farm', count: 1 }],
        }),
      })),
    ).toEqual([
      'counts the records of each value of “place”',
      'narrows the counts of a field by the filters of others, and not by its own',
    ])
  })
})
