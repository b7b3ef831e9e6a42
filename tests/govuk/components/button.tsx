import { Button } from '../../../src/components/Button'
import { draw } from '../fieldProps'
import type { Mapping, Words } from '../Mapping'

interface ButtonOptions extends Words {
  readonly href?: string
  readonly type?: 'button' | 'submit' | 'reset'
  readonly value?: string
  readonly disabled?: boolean
}

export const button: Mapping<ButtonOptions> = {
  draw: (options) => {
    const { href, type = 'submit', value, disabled } = options
    return (
      <Button href={href} type={type} value={value} disabled={disabled}>
        {draw(options)}
      </Button>
    )
  },
}
