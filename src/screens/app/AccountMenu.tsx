'use client'

import { Menu, type MenuProps } from '../../components/Menu'
import type { MenuEntries } from '../../components/MenuItems'
import { confirmLeave } from '../../form/guardPage'
import { classes } from '../../internal/classes'
import { useLocale } from '../../internal/locale'
import type { DataAttributes } from '../../internal/RootProps'
import { useLocaleWith } from '../../internal/useLocaleWith'
import { capitalized } from '../../messages/capitalized'
import { accountMenuTexts } from '../../messages/components/accountMenuTexts'
import { localize } from '../../spec/labels/LocalizedText'
import { roleOf } from '../product/roleOf'
import { useProduct } from '../product/useProduct'

/** How the page looks: as the system says, or as a person chose. */
export type ThemeChoice = 'system' | 'light' | 'dark'

export interface AccountMenuProps
  extends
    DataAttributes,
    Pick<MenuProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'id' | 'className' | 'style' | 'ref'> {
  /** The person who is signed in: "Ana Ruiz". */
  name: string
  /** A line below the name, in the menu: an e-mail address, a team. @default the label of the role, in a `ProductProvider` */
  description?: string | undefined
  /** Places and actions of your own, which come first: "Profile". */
  items?: MenuEntries | undefined
  /** The languages to choose from (BCP 47), each written in itself. With fewer than two there is no choice. */
  languages?: readonly string[] | undefined
  /** Called with the language that a person chooses. */
  onLanguageChange?: ((language: string) => void) | undefined
  /** The appearance that is chosen. @default 'system' */
  theme?: ThemeChoice | undefined
  /** Called with the appearance that a person chooses; without it there is no choice. */
  onThemeChange?: ((theme: ThemeChoice) => void) | undefined
  /** Called to sign out, once the person has agreed to lose what a form on the page has not saved. Without it there is no such action. */
  onSignOut?: (() => void) | undefined
}

/**
 * Who uses the product, at the end of the header: the name, and a menu with what concerns the person and no screen. Where there is
 * little room the button has the initials alone.
 */
export function AccountMenu(props: AccountMenuProps) {
  const { name, description, items, languages, onLanguageChange, theme, onThemeChange, onSignOut, ...rest } =
    props
  const { className, ...menu } = rest
  const { locale } = useLocale()
  const { t } = useLocaleWith(accountMenuTexts)
  const product = useProduct()
  const role = product && roleOf(product)?.label
  const line = description ?? (role === undefined ? product?.role : localize(role, locale))

  function entries(): MenuEntries {
    return [
      ...(items ?? []),
      ...languageChoices(),
      ...(onThemeChange
        ? [
            {
              id: 'sw-theme',
              title: t('accountMenu.theme'),
              value: theme ?? 'system',
              onValueChange: (value: string) => onThemeChange(value as ThemeChoice),
              choices: themes.map((id) => ({ id, label: t(`accountMenu.${id}`) })),
            },
          ]
        : []),
      ...(onSignOut
        ? [{ id: 'sw-sign-out', label: t('accountMenu.signOut'), onAction: () => confirmLeave(onSignOut) }]
        : []),
    ]
  }

  function languageChoices(): MenuEntries {
    if (!languages || languages.length < 2 || !onLanguageChange) return []
    return [
      {
        id: 'sw-language',
        title: t('accountMenu.language'),
        value: closest(locale, languages),
        onValueChange: onLanguageChange,
        choices: languages.map((id) => ({ id, label: languageName(id), lang: id })),
      },
    ]
  }

  return (
    <Menu
      {...menu}
      className={classes('sw-AccountMenu', className)}
      label={name}
      variant="quiet"
      align="end"
      items={entries}
      header={
        <>
          <bdi className="sw-AccountMenu-name">{name}</bdi>
          {line !== undefined && <bdi className="sw-AccountMenu-description">{line}</bdi>}
        </>
      }
    >
      <span className="sw-AccountMenu-initials" aria-hidden="true">
        {initials(name)}
      </span>
      <bdi className="sw-AccountMenu-label">{name}</bdi>
    </Menu>
  )
}

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark']

/** The first letters of the first and the last word, as people sign with them. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word = '') => [...word][0] ?? '').join('')
}

/** The language among those that the page speaks: `de` where it is `de-CH`. */
function closest(locale: string, languages: readonly string[]): string | undefined {
  const { language } = new Intl.Locale(locale)
  return (
    languages.find((one) => one === locale) ??
    languages.find((one) => new Intl.Locale(one).language === language)
  )
}

/** The name of a language in itself, with a capital as in a list of names: "Deutsch", "Français". */
function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language)
  return capitalized(name ?? language, language)
}
