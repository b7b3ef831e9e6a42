import { contest, type OneProps } from './contest'

/** React runs it, once for each spelling, and has no way to tell. */
function One({ src, integrity, nonce, asks, agreed }: OneProps) {
  return asks && !agreed ? null : (
    <script async src={src} integrity={integrity} nonce={nonce} crossOrigin={integrity && 'anonymous'} />
  )
}

contest(One)
