import { useScript } from '@unhead/react'
import { createHead, UnheadProvider } from '@unhead/react/client'
import { useEffect, useState } from 'react'
import { contest, type OneProps } from './contest'

function One({ src, integrity, nonce, asks, agreed, onLoaded, onFailed }: OneProps) {
  const [[consent, agree]] = useState(awaited)
  useEffect(() => {
    if (agreed) agree(true)
  }, [agreed, agree])
  const script = useScript(
    { src, nonce, ...(integrity && { integrity, crossorigin: 'anonymous' as const }) },
    asks ? { trigger: consent } : {},
  )
  useEffect(() => {
    script.onLoaded(() => onLoaded())
    script.onError(() => onFailed())
    // As a host would: once for each component that comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}

function awaited(): [Promise<boolean>, (agreed: boolean) => void] {
  let agree!: (agreed: boolean) => void
  return [new Promise((resolve) => (agree = resolve)), agree]
}

const head = createHead()

contest(One, ({ children }) => <UnheadProvider head={head}>{children}</UnheadProvider>)
