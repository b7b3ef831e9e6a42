declare module 'bench-next-script' {
  import type { ComponentProps, ReactNode } from 'react'

  export default function Script(
    props: Omit<ComponentProps<'script'>, 'onError'> & { onReady?: () => void; onError?: () => void },
  ): ReactNode
}
