import type { AccountMessageKey } from '../../messages/englishAccount'
import type { SignInName } from './SignInCalls'

/**
 * The words for each name that people sign in by: to name the field, to ask for it, to say that it and the password do not belong
 * together, to lead from the code that was sent back to another name.
 */
export const signInWords = {
  email: {
    label: 'account.email',
    enter: 'account.enterEmail',
    rejected: 'account.signInRejected',
    other: 'account.otherEmail',
  },
  username: {
    label: 'account.username',
    enter: 'account.enterUsername',
    rejected: 'account.signInRejectedUsername',
    other: 'account.otherUsername',
  },
  phone: {
    label: 'account.phone',
    enter: 'account.enterPhone',
    rejected: 'account.signInRejectedPhone',
    other: 'account.otherPhone',
  },
} as const satisfies Readonly<
  Record<SignInName, Record<'label' | 'enter' | 'rejected' | 'other', AccountMessageKey>>
>
