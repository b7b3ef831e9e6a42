import type { HeldPart, KeyboardGroup, KeyboardPart, KeyboardShortcut } from '../../internal/keyboardParts'
import type { KeysMessageKey } from '../../messages/englishKeys'
import type { TranslateKeys } from './useKeysLocale'

/** Keys, and the text that says what they do. `Forward` and `Back` are the arrows along the line, in the direction of the page. */
type Row = readonly [keys: string, text: KeysMessageKey]

/** By group, in the order of the help: its parts, each with its keys. */
const groups: readonly {
  readonly label: KeysMessageKey
  readonly parts: Readonly<Partial<Record<KeyboardPart, readonly Row[]>>>
}[] = [
  {
    label: 'keys.page',
    parts: {
      'page.search': [['Mod+K', 'keys.page.search']],
      'page.news': [['F6', 'keys.page.news']],
      masterDetail: [
        ['F6', 'keys.page.between'],
        ['Alt+ArrowUp Alt+ArrowDown', 'keys.page.records'],
        ['Escape', 'keys.page.back'],
      ],
    },
  },
  {
    label: 'keys.grid',
    parts: {
      grid: [
        ['ArrowUp ArrowDown ArrowLeft ArrowRight', 'keys.grid.cell'],
        ['Home End', 'keys.grid.row'],
        ['Mod+Home Mod+End', 'keys.grid.records'],
        ['PageUp PageDown', 'keys.grid.page'],
      ],
      'grid.open': [['Enter', 'keys.grid.open']],
      'grid.groups': [
        ['Forward', 'keys.grid.openGroup'],
        ['Back', 'keys.grid.close'],
      ],
      'grid.tree': [
        ['Forward', 'keys.grid.openBranch'],
        ['Back', 'keys.grid.closeBranch'],
      ],
      'grid.details': [['Escape', 'keys.grid.details']],
      'grid.select': [
        ['Space', 'keys.grid.select'],
        ['Shift+Space', 'keys.grid.range'],
        ['Shift+ArrowUp Shift+ArrowDown', 'keys.grid.extend'],
        ['Mod+A', 'keys.grid.all'],
        ['Escape', 'keys.grid.none'],
      ],
      'grid.edit': [
        ['F2', 'keys.grid.edit'],
        ['Escape', 'keys.grid.editCancel'],
      ],
      'grid.sort': [
        ['Enter', 'keys.grid.sort'],
        ['Shift+Enter', 'keys.grid.sortThen'],
      ],
      'grid.resize': [['Shift+ArrowLeft Shift+ArrowRight', 'keys.grid.resize']],
    },
  },
  {
    label: 'keys.board',
    parts: {
      board: [
        ['ArrowUp ArrowDown ArrowLeft ArrowRight', 'keys.board.card'],
        ['Home End', 'keys.board.edges'],
      ],
      'board.open': [['Enter', 'keys.board.open']],
      'board.move': [
        ['Space', 'keys.board.lift'],
        ['ArrowLeft ArrowRight', 'keys.board.step'],
        ['Space Enter', 'keys.board.drop'],
        ['Escape', 'keys.board.cancel'],
      ],
    },
  },
  {
    label: 'keys.calendar',
    parts: {
      calendar: [
        ['ArrowUp ArrowDown ArrowLeft ArrowRight', 'keys.calendar.day'],
        ['Home End', 'keys.calendar.week'],
        ['PageUp PageDown', 'keys.calendar.month'],
        ['Shift+PageUp Shift+PageDown', 'keys.calendar.year'],
      ],
      'calendar.move': [
        ['Space', 'keys.calendar.lift'],
        ['ArrowUp ArrowDown ArrowLeft ArrowRight', 'keys.calendar.step'],
        ['Shift+ArrowLeft Shift+ArrowRight', 'keys.calendar.length'],
        ['Space Enter', 'keys.calendar.drop'],
        ['Escape', 'keys.calendar.cancel'],
      ],
      'calendar.ask': [['M', 'keys.calendar.ask']],
    },
  },
  { label: 'keys.form', parts: { form: [['Enter', 'keys.form.submit']] } },
  {
    label: 'keys.search',
    parts: {
      search: [['Escape', 'keys.search.clear']],
      'search.now': [['Enter', 'keys.search.now']],
    },
  },
]

interface Asked {
  /** The parts on the page, of the library and of the host. */
  readonly parts: readonly HeldPart[]
  /** The key that opens the help; nothing where none does. */
  readonly shortcut: string | false
  readonly direction: 'ltr' | 'rtl'
  readonly t: TranslateKeys
}

/** The keys that work on a page, in words. A part that stands there twice is listed once. */
export function keyboardGroups({ parts, shortcut, direction, t }: Asked): readonly KeyboardGroup[] {
  const [forward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const chosen = new Map<string, string | undefined>()
  for (const { keys, shortcut: own } of parts) {
    if (typeof keys !== 'string') continue
    for (const id of keys.split(' ')) chosen.set(id, own ?? chosen.get(id))
  }
  const known = groups.map(({ label, parts: rows }) => {
    const shortcuts = Object.entries(rows)
      .filter(([id]) => chosen.has(id))
      .flatMap(([id, each]) =>
        each.map(([keys, text]): KeyboardShortcut => {
          const shown = keys === 'Forward' ? forward : keys === 'Back' ? back : keys
          return { keys: chosen.get(id) ?? shown, label: t(text) }
        }),
      )
    const help =
      label === 'keys.page' && shortcut !== false ? [{ keys: shortcut, label: t('keys.page.help') }] : []
    return { label: t(label), shortcuts: [...help, ...shortcuts] }
  })
  const given = parts.map(({ keys }) => keys).filter((keys) => typeof keys !== 'string')
  return [...known, ...new Set(given)].filter(({ shortcuts }) => shortcuts.length > 0)
}
