import { CheckAnswers } from '../../../src/components/CheckAnswers'
import { LocaleProvider } from '../../../src/components/LocaleProvider'
import { TaskList } from '../../../src/components/TaskList'
import { english } from '../../../src/messages/english'
import { draw, present, textIn } from '../fieldProps'
import type { Gap, Mapping, Words } from '../Mapping'

interface TaskItem {
  readonly title: Words
  readonly href?: string
  readonly hint?: Words
  readonly status: Words & { readonly tag?: Words }
}

export const taskList: Mapping<{ readonly items: readonly (TaskItem | Gap)[] }> = {
  draw: ({ items }) => (
    <TaskList
      items={present(items).map(({ title, href, hint, status }, place) => ({
        id: String(place),
        label: draw(title),
        ...(href && { href }),
        ...(hint && { description: draw(hint) }),
        status: href ? 'notStarted' : 'blocked',
        statusLabel: draw(status.tag ?? status),
      }))}
    />
  ),
}

interface Action extends Words {
  readonly href: string
  readonly visuallyHiddenText?: string
}

interface SummaryRow {
  readonly key: Words
  readonly value: Words
  readonly actions?: { readonly items?: readonly Action[] }
}

interface SummaryListOptions {
  readonly rows: readonly (SummaryRow | Gap)[]
  readonly card?: { readonly title?: Words & { readonly headingLevel?: 2 | 3 } }
}

export const summaryList: Mapping<SummaryListOptions> = {
  // Ours has one action for an answer, in the same words for each.
  leftOut: ['actions'],
  draw: ({ rows, card }) => {
    const there = present(rows)
    const [action] = there.flatMap((row) => row.actions?.items ?? [])
    const words = action && {
      'answers.change': textIn(action),
      'answers.changeOne': action.visuallyHiddenText ? `${textIn(action)} {label}` : textIn(action),
    }
    return (
      <LocaleProvider messages={{ ...english, ...words }}>
        <CheckAnswers
          headingLevel={card?.title?.headingLevel ?? 2}
          groups={[
            {
              id: 'all',
              title: card?.title && draw(card.title),
              items: there.map(({ key, value, actions }, place) => ({
                id: String(place),
                label: textIn(key),
                value: draw(value),
                changeHref: actions?.items?.[0]?.href,
              })),
            },
          ]}
        />
      </LocaleProvider>
    )
  },
}
