import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LocaleProvider, type LocaleProviderProps } from '../../../src/components/LocaleProvider'
import { englishKeys } from '../../../src/messages/englishKeys'
import { germanKeys } from '../../../src/messages/germanKeys'
import { KeyNames } from '../../../src/screens/help/KeyNames'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const all = 'Alt Backspace Delete End Enter Escape Home Mod PageDown PageUp Shift Space Tab'

/** Return the words that are read out, and those that stand on the keys. */
function namesOf(keys: string, messages: LocaleProviderProps['messages'] = {}, locale = 'de') {
  const { container } = render(
    <LocaleProvider locale={locale} messages={messages}>
      <KeyNames keys={keys} />
    </LocaleProvider>,
  )
  const caps = [...container.querySelectorAll('kbd')].map((cap) => cap.textContent)
  return { spoken: container.querySelector('.sw-VisuallyHidden')?.textContent, caps }
}

it('calls every key as a keyboard of the language does', () => {
  expect(namesOf('Shift+Enter Home End Escape Delete', germanKeys)).toEqual({
    spoken: 'Umschalt und Eingabe oder Pos1 oder Ende oder Escape oder Entf',
    caps: ['Umschalt', 'Eingabe', 'Pos1', 'Ende', 'Esc', 'Entf'],
  })
})

it('leaves no key without a message, so that a language of the host can name each', () => {
  const named = Object.keys(englishKeys).filter((key) => key.startsWith('keys.name.'))
  const messages = Object.fromEntries(named.map((key) => [key, `<${key}>`]))
  const { spoken, caps } = namesOf(all, { ...messages, 'keys.name.or': '{one} {other}' })
  for (const names of [spoken?.split(' '), caps]) {
    expect(names?.filter((name) => !/^<.*>$/.test(name))).toEqual([])
  }
})

it('says the keys of a Mac in the words of the language, and draws their signs', () => {
  vi.stubGlobal('navigator', { ...navigator, platform: 'MacIntel' })
  expect(namesOf('Mod+Home Alt+ArrowUp', germanKeys)).toEqual({
    spoken: 'Befehlstaste und Pos1 oder Wahltaste und Pfeil nach oben',
    caps: ['⌘', 'Pos1', '⌥', ''],
  })
})
