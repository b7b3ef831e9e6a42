'use client'

import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import type { RootProps } from '../../internal/RootProps'
import { useScreenLocale } from '../../internal/useScreenLocale'
import { englishAccount } from '../../messages/englishAccount'

interface SessionOfSomeoneElseProps extends RootProps<HTMLElement> {
  open: boolean
  /** Whose work stands on the page. */
  name: string | undefined
  onSignInAgain: () => void
  onSwitch: (() => void) | undefined
}

/**
 * Says that somebody else has signed in, over work that is not theirs. It cannot be put away: what is saved from then on would
 * be saved in their name.
 */
export function SessionOfSomeoneElse(props: SessionOfSomeoneElseProps) {
  const { name, onSignInAgain, onSwitch = loadAnew, ...dialog } = props
  const { t } = useScreenLocale(englishAccount)
  return (
    <Dialog
      {...dialog}
      question
      size="small"
      onOpenChange={stay}
      title={t('account.someoneElse')}
      actions={
        <>
          <Button onClick={onSwitch}>{t('account.switch')}</Button>
          <Button variant="primary" onClick={onSignInAgain}>
            {t('account.signInAgain')}
          </Button>
        </>
      }
    >
      <div className="sw-SessionEndDialog">
        <p className="sw-SessionEndDialog-text">
          {name === undefined
            ? t('account.someoneElseText')
            : t('account.someoneElseTextOf', { email: name })}
        </p>
      </div>
    </Dialog>
  )
}

function stay() {}

function loadAnew() {
  location.reload()
}
