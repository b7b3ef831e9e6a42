import { type ReactNode, useState } from 'react'

interface InvitedProps {
  /** Draws the field; a function, so that a field that is not shown is not registered. */
  children: () => ReactNode
}

/** A field that comes and goes with a tick that is none of the form's. */
export function Invited({ children }: InvitedProps) {
  const [invited, setInvited] = useState(false)
  return (
    <>
      <label>
        <input type="checkbox" checked={invited} onChange={() => setInvited(!invited)} /> I was invited
      </label>
      {invited && children()}
    </>
  )
}
