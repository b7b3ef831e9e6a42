'use client'

import { useId, useState } from 'react'
import { Dialog } from '../../components/Dialog'
import { SwitchField } from '../../fields/SwitchField'
import type { HeldPart, KeyboardGroup } from '../../internal/keyboardParts'
import { helpKeyIsOff, keepHelpKeyOff } from './helpKey'
import { KeyboardHelpView } from './KeyboardHelpView'
import { keyboardGroups } from './keyboardGroups'
import { useKeysLocale } from './useKeysLocale'

export interface KeyboardHelpDialogProps {
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The parts on the page when it was opened. */
  parts: readonly HeldPart[]
  /** The host's groups, in place of those on the page. */
  groups: readonly KeyboardGroup[] | undefined
  shortcut: string | false
}

/** The keys of the screen at hand, over it. Who does not want to open it by a mere letter turns that off here. */
export function KeyboardHelpDialog(props: KeyboardHelpDialogProps) {
  const { title, open, onOpenChange, parts, groups, shortcut } = props
  const { t, direction } = useKeysLocale()
  const [isOff, setOff] = useState(helpKeyIsOff)
  const id = useId()
  const key = isOff ? false : shortcut
  return (
    <Dialog
      className="sw-KeyboardHelp-dialog"
      size="large"
      title={title}
      open={open}
      onOpenChange={onOpenChange}
    >
      <KeyboardHelpView
        groups={groups ?? keyboardGroups({ parts, shortcut: key, direction, t })}
        headingLevel={3}
      />
      {shortcut !== false && shortcut.length === 1 && (
        <div className="sw-KeyboardHelp-switch">
          <SwitchField
            id={id}
            label={t('keys.openWith', { key: shortcut })}
            description={t('keys.onDevice')}
            value={!isOff}
            onValueChange={(on) => {
              keepHelpKeyOff(!on)
              setOff(!on)
            }}
          />
        </div>
      )}
    </Dialog>
  )
}
