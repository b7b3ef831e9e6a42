import { type ReactNode, useState } from 'react'

/** A field that comes and goes with a tick that is none of the form's. */
export function Invited({ children }: { children: ReactNode }) {
  const [invited, setInvited] = useState(false)
  return (
    <>
      <label>
        <input type="checkbox" checked={invited} onChange={() => setInvited(!invited)} /> I was invited
      </label>
      {invited && children}
    </>
  )
}
