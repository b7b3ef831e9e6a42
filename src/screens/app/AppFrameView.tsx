'use client'

import MenuIcon from 'lucide-react/icons/menu'
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Drawer } from '../../components/Drawer'
import { IconButton } from '../../components/IconButton'
import { ToastRegion } from '../../components/ToastRegion'
import { classes } from '../../internal/classes'
import { useLocale } from '../../internal/locale'
import type { RootProps } from '../../internal/RootProps'
import { KeyboardHelp, type KeyboardHelpProps } from '../help/KeyboardHelp'
import { AppNavigation, type NavigationEntry } from './AppNavigation'

export interface AppFrameViewProps extends RootProps<HTMLDivElement> {
  name: ReactNode
  homeHref?: string | undefined
  items: readonly NavigationEntry[]
  navigation?: 'side' | 'top' | undefined
  notice?: ReactNode
  footer?: ReactNode
  search?: ReactNode
  quickJump?: ReactNode
  jobs?: ReactNode
  account?: ReactNode
  keyboardHelp?: KeyboardHelpProps | undefined
  status: 'ready' | 'navigating'
  children?: ReactNode
}

/** The frame of an app, drawn from props alone. */
export function AppFrameView(props: AppFrameViewProps) {
  const {
    name,
    items,
    homeHref = firstHref(items),
    navigation = 'side',
    notice,
    footer,
    search,
    quickJump,
    jobs,
    account,
    keyboardHelp,
    status,
    children,
    className,
    ...rest
  } = props
  const { t } = useLocale()
  const isTop = navigation === 'top' && items.length > 0
  const mainId = useId()
  const main = useRef<HTMLElement>(null)
  const skip = (event: MouseEvent) => {
    // In an app whose pages are hashes the address would lead elsewhere.
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div
      {...rest}
      className={classes('sw-AppFrame', className)}
      data-navigation={navigation}
      data-status={status}
    >
      <a className="sw-AppFrame-skip" href={`#${mainId}`} onClick={skip}>
        {t('product.skip')}
      </a>
      {notice !== undefined && <div className="sw-AppFrame-notice">{notice}</div>}
      <header className="sw-AppFrame-header">
        {items.length > 0 && <NavigationDrawer items={items} keyboardHelp={keyboardHelp} />}
        {homeHref === undefined ? (
          <span className="sw-AppFrame-name">{name}</span>
        ) : (
          <a className="sw-AppFrame-name" href={homeHref}>
            {name}
          </a>
        )}
        {search !== undefined && <div className="sw-AppFrame-search">{search}</div>}
        {quickJump !== undefined && <div className="sw-AppFrame-quickJump">{quickJump}</div>}
        {items.length === 0 && keyboardHelp && <KeyboardHelp {...keyboardHelp} />}
        {jobs}
        {account !== undefined && <div className="sw-AppFrame-account">{account}</div>}
        {status === 'navigating' && (
          <div className="sw-AppFrame-progress" role="progressbar" aria-label={t('product.navigating')} />
        )}
      </header>
      {isTop && (
        <div className="sw-AppFrame-top">
          <AppNavigation items={items} />
          {keyboardHelp && <KeyboardHelp {...keyboardHelp} />}
        </div>
      )}
      <div className="sw-AppFrame-body">
        {items.length > 0 && !isTop && (
          <div className="sw-AppFrame-side">
            <AppNavigation items={items} />
            {keyboardHelp && <KeyboardHelp {...keyboardHelp} />}
          </div>
        )}
        <main ref={main} id={mainId} className="sw-AppFrame-main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {footer !== undefined && <footer className="sw-AppFrame-footer">{footer}</footer>}
      <ToastRegion />
    </div>
  )
}

/** The navigation of a phone: a button in the header, and a drawer that closes once a place is chosen. */
function NavigationDrawer({ items, keyboardHelp }: Pick<AppFrameViewProps, 'items' | 'keyboardHelp'>) {
  const { t } = useLocale()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="sw-AppFrame-menu">
      <IconButton
        label={t('product.menu')}
        icon={<MenuIcon className="sw-icon" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Drawer
        className="sw-AppFrame-drawer"
        side="start"
        title={t('product.menu')}
        open={isOpen}
        onOpenChange={setOpen}
      >
        <AppNavigation items={items} onChoose={() => setOpen(false)} />
        {/* The one beside the page hears the key. */}
        {keyboardHelp && <KeyboardHelp {...keyboardHelp} shortcut={false} />}
      </Drawer>
    </div>
  )
}

function firstHref(items: readonly NavigationEntry[]): string | undefined {
  const [first] = items
  return first && ('items' in first ? first.items[0]?.href : first.href)
}
