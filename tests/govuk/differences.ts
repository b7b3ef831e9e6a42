import { nameless } from './nameless'
import type { Fixture } from './page'

/** A way in which ours differs from theirs on purpose. */
export interface Difference {
  readonly components: readonly string[]
  readonly reason: string
  /** Says their tree as ours says it, so that all else still has to be equal. */
  readonly rewrite: (theirs: string, fixture: Fixture) => string
}

/** A fixture that ours cannot be told as, and so is not compared any further. */
export interface Exception {
  readonly component: string
  readonly fixtures: readonly string[]
  readonly reason: string
}

const groups = ['checkboxes', 'date-input', 'radios']

export const differences: readonly Difference[] = [
  {
    components: groups,
    reason: 'A group of ours always has a name: boxes without one are questions without words.',
    rewrite: (theirs, { options, html }) =>
      'fieldset' in options || /^checkbox [^\n]*$/.test(theirs) || html.includes('<fieldset')
        ? theirs
        : [`group "${nameless}"`, ...indent(theirs)].join('\n'),
  },
  {
    components: groups,
    reason: 'The label of a group stands before it, as that of any field does, and so does a heading in it.',
    rewrite: (theirs) => theirs.replace(/^(group .*)\n {2}(heading .*)$/m, '$2\n$1'),
  },
  {
    components: ['checkboxes', 'radios'],
    reason:
      'What an answer asks for besides is a field of its own, after the group and not in it: a radio that "expands" is unknown to ARIA, and a field within an answer is reached before the other answers.',
    rewrite: (theirs, { html }) =>
      html.includes('__conditional')
        ? theirs.replace(/ (?:not )?expanded$/gm, '').replace(/\n {2}textbox .*$/gm, '')
        : theirs,
  },
  {
    components: ['date-input'],
    reason:
      'Description and error are read with the first box, where an error summary leads, because not all screen readers read the description of a group.',
    rewrite: (theirs) =>
      theirs.replace(/^(group ".*?")( described ".*")\n {2}textbox "(.*?)"/m, '$1\n  textbox "$3"$2'),
  },
  {
    components: ['date-input'],
    reason: 'A date is written as its language writes it, the month with two digits in British English.',
    rewrite: (theirs) => theirs.replace(/(textbox "Month") value "(\d)"/, '$1 value "0$2"'),
  },
  {
    components: ['date-input'],
    reason: 'A box that looks rejected is announced as rejected, also where no message says so.',
    rewrite: (theirs, { html, options }) =>
      JSON.stringify(options).includes('"error":true') && !html.includes('error-message')
        ? theirs.replace(/( {2}textbox ".*")$/gm, '$1 invalid')
        : theirs,
  },
  {
    components: ['input'],
    reason:
      'A unit is read with the control. Theirs is for eyes alone, and has to be said again in the label.',
    rewrite: (theirs, { html }) => {
      const units = [...html.matchAll(/govuk-input__(?:prefix|suffix)[^>]*>(.*?)<\/div>/gs)]
      const words = units.map(([, unit = '']) => readable(unit)).join(' ')
      if (words === '') return theirs
      return theirs.includes(' described "')
        ? theirs.replace(' described "', `$&${words} `)
        : theirs.replace(/^textbox ".*?"/m, `$& described "${words}"`)
    },
  },
  {
    components: ['input'],
    reason:
      'A number is written in a box for text: a native one changes with the wheel, and takes what it cannot read for nothing.',
    rewrite: (theirs) => theirs.replace(/^spinbutton/m, 'textbox'),
  },
  {
    components: ['select'],
    reason:
      'Nothing is chosen in anyone’s place: the first option is none, until one is required and chosen.',
    rewrite: (theirs, { html }) => {
      const [control = '', ...options] = theirs.slice(theirs.indexOf('combobox')).split('\n')
      const before = theirs.slice(0, theirs.indexOf('combobox'))
      if (html.includes(' selected')) return before + [control, '  option "Not given"', ...options].join('\n')
      const empty = control.includes(' value "')
        ? control.replace(/ value ".*?"/, ' value "Not given"')
        : control.replace(' not expanded', ' value "Not given" not expanded')
      const rest = options.map((option) => option.replace(' selected', ''))
      return before + [empty, '  option "Not given" selected', ...rest].join('\n')
    },
  },
  {
    components: ['password-input'],
    reason: 'The button says by its state whether the password is shown, and so keeps its name.',
    rewrite: (theirs) => theirs.replace(/^button ".*"/m, '$& not pressed'),
  },
  {
    components: ['file-upload'],
    reason:
      'The button says what a press does, after the label. It stays the browser’s own, so that it works before and without a script.',
    rewrite: (theirs, { options }) => {
      const { label, multiple, chooseFilesButtonText } = options as {
        label: { text: string }
        multiple?: boolean
        chooseFilesButtonText?: string
      }
      const words = chooseFilesButtonText ?? (multiple ? 'Choose files' : 'Choose a file')
      const value = ' value "No file chosen"'
      return theirs
        .replace(/^button "[^"]*"/m, `button "${label.text} ${words}"`)
        .replace(value, '')
        .replace(/^button .*?(?= invalid| disabled|$)/m, `$&${value}`)
    },
  },
  {
    components: ['character-count'],
    reason:
      'How much room is left is told once it matters, to eyes and ears alike: a limit that few people reach is not read out each time that the box has the focus. A field that wants it said says so in its description.',
    rewrite: (theirs, { html, options }) => {
      const limit = readable(/id="[^"]*-info"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? '') || '\u200B'
      const { maxlength = 0 } = options as { maxlength?: number }
      const [, count = Infinity, over] =
        /^words \D*(\d+) characters (?:remaining|(too many))$/m.exec(theirs) ?? []
      const told = theirs.replace(/\nwords .*$/, '').replace(`described "${limit}`, 'described "')
      const control = told.replace(' described ""', '').replace('described " ', 'described "')
      if (over) return `words ${count} characters too many\n${control}`
      return Number(count) <= maxlength * 0.2 ? `words ${count} characters left\n${control}` : control
    },
  },
  {
    components: ['error-message'],
    reason:
      'An error is always announced as one: by the state of its control, and not by a word that can be left out.',
    rewrite: (theirs, { options }) =>
      'visuallyHiddenText' in options && options.visuallyHiddenText === '' ? `${theirs} invalid` : theirs,
  },
  {
    components: ['error-summary'],
    reason:
      'Focus reads the name and the description of the group once. An alert on top of it would have all of it read twice.',
    rewrite: (theirs) => {
      const title = /heading "(.*)" level/.exec(theirs)?.[1] ?? ''
      const words = [...theirs.matchAll(/(?:words (.*)|link "(.*)")$/gm)].map(
        ([, text, link]) => text ?? link,
      )
      return theirs
        .replace(/^alert "" live=assertive/, `group "${title}" described "${words.join(' ')}"`)
        .replace(/\n {2}words .*/, '')
    },
  },
  {
    components: ['notification-banner'],
    reason:
      'A banner comes and goes, and is announced when it comes. It is a group, since a region and a heading would change the outline of the page with it.',
    rewrite: (theirs) =>
      theirs.replace(/^(?:region|alert|banner) (".*?").*\n {2}heading ".*?" level=\d/, 'group $1'),
  },
  {
    components: ['button'],
    reason: 'What leads to another page is a link, opened in a new tab or copied like any other.',
    rewrite: (theirs, { options }) => ('href' in options ? theirs.replace(/^button/, 'link') : theirs),
  },
  {
    components: ['tabs'],
    reason: 'The row of tabs has the name that theirs has only while no script runs.',
    rewrite: (theirs, { options }) => {
      const { title = 'Contents' } = options as { title?: string }
      return theirs.replace(/^tablist ""/m, `tablist "${title}"`)
    },
  },
  {
    components: ['summary-list'],
    reason:
      'The answers have the name of the heading above them, so that they are told from other answers of the page.',
    rewrite: (theirs) => {
      const title = /^heading "(.*)" level/.exec(theirs)?.[1]
      return title ? theirs.replace('DescriptionList ""', `DescriptionList "${title}"`) : theirs
    },
  },
]

export const exceptions: readonly Exception[] = [
  {
    component: 'date-input',
    fixtures: [
      'day and month',
      'day and month (using items)',
      'month and year',
      'month and year (using items)',
    ],
    reason: 'Ours asks for a whole date. For a part of one there are a select and a number.',
  },
  {
    component: 'date-input',
    fixtures: ['custom pattern', 'custom inputmode'],
    reason: 'A day alone is a number.',
  },
  {
    component: 'date-input',
    fixtures: ['with nested name'],
    reason:
      'The names of boxes are words of the catalogue, and not made of the names under which they are sent.',
  },
  {
    component: 'error-summary',
    fixtures: ['autofocus disabled', 'autofocus explicitly enabled'],
    reason: 'A summary that has nothing to list or to say is not drawn.',
  },
  {
    component: 'checkboxes',
    fixtures: ['multiple hints'],
    reason: 'Without a group their hint describes each box. Ours describes the group, once.',
  },
  {
    component: 'radios',
    fixtures: ['with error message', 'with error message and idPrefix'],
    reason: 'Without a group their message belongs to nothing. Ours describes the group.',
  },
  {
    component: 'summary-list',
    fixtures: [
      'with actions',
      'extreme',
      'as a summary card with actions',
      'as a summary card with actions plus summary list actions',
      'as a summary card extreme',
      'summary card with only 1 action',
      'translated',
      'with some actions',
      'overridden-widths',
    ],
    reason:
      'An answer of ours has one action, which changes it, in the same words for all. A record that has more of them has its own screen.',
  },
]

const indent = (tree: string) => tree.split('\n').map((line) => `  ${line}`)

/** The text of HTML as it is read. */
function readable(html: string) {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" }
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}
