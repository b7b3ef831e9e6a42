/** One way to another state, as a person sees it: a button, or an entry of a menu. */
export interface TransitionChoice {
  readonly name: string
  /** The words of the button. */
  readonly label: string
  /** `danger` for what cannot be taken back. */
  readonly tone: 'neutral' | 'danger'
  /**
   * Whether it leads to a state that comes later than the present one: a way back, or to the same state once more, is never the
   * primary action.
   * @default true
   */
  readonly leadsOn?: boolean | undefined
  /** Takes it; nothing where it is not possible now. */
  readonly onAction?: (() => void) | undefined
  /** Why it is not possible now, as a sentence. */
  readonly disabledReason?: string | undefined
  /** Whether it is being taken. */
  readonly pending?: boolean | undefined
}
