'use client'

import Check from 'lucide-react/icons/check'
import type { ComponentProps, ReactNode } from 'react'
import { Header, MenuItem, MenuSection as AriaSection, Text } from 'react-aria-components/Menu'

/** One thing to do. */
export interface MenuAction {
  /** Tells it from the others. */
  id: string
  /** A verb and what: "Export as CSV". */
  label: string
  /** A sentence below the label. */
  description?: string | undefined
  /** 16 px, before the label. */
  icon?: ReactNode
  /** Called when a person chooses it. */
  onAction?: (() => void) | undefined
  /** Leads somewhere. */
  href?: string | undefined
  /** `danger` for what cannot be taken back. */
  tone?: 'danger' | undefined
  /** Out of use, and why: it can still be reached and read. */
  disabledReason?: string | undefined
}

/** Actions that belong together, under a heading. */
export interface MenuSection {
  id: string
  title: string
  items: readonly MenuAction[]
}

/** Values of which one is chosen, under a heading. */
export interface MenuChoices {
  id: string
  title: string
  /** The `id` of the choice that is made. */
  value: string | undefined
  /** Called with the `id` of the one that a person chooses; the menu closes. */
  onValueChange: (value: string) => void
  choices: readonly MenuChoice[]
}

/** One of the values of a menu. */
export interface MenuChoice extends Pick<MenuAction, 'id' | 'label' | 'description'> {
  /** The language of the label (BCP 47), where the page speaks another (WCAG 3.1.2). */
  lang?: string | undefined
}

export type MenuEntries = readonly (MenuAction | MenuSection | MenuChoices)[]

/** The entries of a menu, or a function that returns them once it is open. */
export type MenuContent = MenuEntries | (() => MenuEntries)

/** The entries of a menu, in sections or not. */
export function MenuItems({ items }: { items: MenuContent }) {
  const entries = typeof items === 'function' ? items() : items
  return entries.map((entry) => {
    if ('choices' in entry) return <Choices key={entry.id} {...entry} />
    if (!('items' in entry)) return <Action key={entry.id} {...entry} />
    return (
      <AriaSection key={entry.id} id={entry.id} className="sw-Menu-section">
        <Header className="sw-Menu-title">{entry.title}</Header>
        {entry.items.map((action) => (
          <Action key={action.id} {...action} />
        ))}
      </AriaSection>
    )
  })
}

function Choices({ id, title, value, onValueChange, choices }: MenuChoices) {
  return (
    <AriaSection
      id={id}
      className="sw-Menu-section"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => {
        for (const key of keys) if (key !== value) onValueChange(String(key))
      }}
    >
      <Header className="sw-Menu-title">{title}</Header>
      {choices.map(({ id: choice, label, description, lang }) => (
        <MenuItem key={choice} id={choice} className="sw-Menu-item" textValue={label}>
          {({ isSelected }) => (
            <>
              <span className="sw-Menu-icon">{isSelected && <Check className="sw-icon" />}</span>
              <Words label={label} description={description} lang={lang} />
            </>
          )}
        </MenuItem>
      ))}
    </AriaSection>
  )
}

/**
 * React Aria's own disabled item cannot be reached, so that the reason would not be heard: ours is reached, says that it
 * is out of use and why, and does nothing.
 */
function Action({ id, label, description, icon, onAction, href, tone, disabledReason }: MenuAction) {
  const disabled = disabledReason !== undefined
  return (
    <MenuItem
      id={id}
      className="sw-Menu-item"
      textValue={label}
      href={disabled ? undefined : href}
      onAction={disabled ? undefined : onAction}
      shouldCloseOnSelect={!disabled}
      data-tone={tone}
      render={
        disabled
          ? (given) => <div {...(given as ComponentProps<'div'>)} aria-disabled="true" data-disabled="true" />
          : undefined
      }
    >
      {icon !== undefined && <span className="sw-Menu-icon">{icon}</span>}
      <Words label={label} description={disabledReason ?? description} />
    </MenuItem>
  )
}

interface WordsProps extends Pick<MenuChoice, 'label' | 'lang'> {
  description: string | undefined
}

/** Draw the label of an entry, which names it, and its description below. */
function Words({ label, description, lang }: WordsProps) {
  return (
    <>
      <Text slot="label" className="sw-Menu-label" lang={lang}>
        {label}
      </Text>
      {description !== undefined && (
        <Text slot="description" className="sw-Menu-description">
          {description}
        </Text>
      )}
    </>
  )
}
