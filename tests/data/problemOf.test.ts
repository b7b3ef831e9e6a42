import { describe, expect, it, vi } from 'vitest'
import { ProblemError, problemOf } from '../../src/data/problems'

describe('a thrown value as a problem', () => {
  it('is that of a source, or an answer that did not come', () => {
    expect(problemOf(new ProblemError({ status: 409 })).status).toBe(409)
    for (const words of [
      'Failed to fetch',
      'NetworkError when attempting to fetch resource.',
      'Load failed',
      'fetch failed',
      'terminated',
    ]) {
      expect(problemOf(new TypeError(words))).toMatchObject({ status: 0, detail: words })
    }
    expect(problemOf(new Error('timeout of 1000ms exceeded')).status).toBe(0)
    expect(problemOf(new SyntaxError('Unexpected end of JSON input')).status).toBe(0)
  })

  it('is no lost answer where the code made a mistake, which stands in the console once', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const mistake = new TypeError("Cannot read properties of undefined (reading 'id')")
    const told = new Error(
      'screenwright: memorySource(“permit”) has nothing to put in “received”. Give make.',
    )
    for (const thrown of [mistake, mistake, told]) {
      expect(problemOf(thrown)).toMatchObject({ status: 500 })
      expect(problemOf(thrown)).not.toHaveProperty('detail')
    }
    expect(said.mock.calls).toEqual([[mistake], [told]])
    said.mockRestore()
  })
})

describe('the code is loaded twice, as each route of a server is bundled apart', () => {
  it('one copy knows the problems of the other, and no kind takes all for its own', async () => {
    vi.resetModules()
    const other = await import('../../src/data/problems')
    expect(other.ProblemError).not.toBe(ProblemError)
    const gone = new other.ProblemError({ status: 404, title: 'There is no such animal' })
    expect(problemOf(gone)).toEqual(gone.problem)
    expect(gone).toBeInstanceOf(ProblemError)
    expect(new Error('lost')).not.toBeInstanceOf(ProblemError)

    class Locked extends ProblemError {}
    expect(gone).not.toBeInstanceOf(Locked)
    expect(new Locked({ status: 423 })).toBeInstanceOf(Locked)
    expect(new Locked({ status: 423 })).toBeInstanceOf(other.ProblemError)
  })
})
