import { type PropsWithChildren, type ReactNode, useId } from 'react'
import './chapter.css'

const texts = import.meta.glob<string>('../fixtures/billing/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface ChapterProps {
  /** The file among the fixtures that declares the section, without its ending. */
  file: string
  /** One below the other, for what needs room. @default false */
  stacked?: boolean
  /** The result of the declaration. */
  children: ReactNode
}

/** A section of a specification: what a host writes beside what comes of it. */
export function Chapter({ file, stacked = false, children }: ChapterProps) {
  return (
    <div className="chapter" data-stacked={stacked || undefined}>
      <Part title="Declared">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard as well */}
        <pre className="chapter-code" dir="ltr" tabIndex={0}>
          <code>{withoutImports(texts[`../fixtures/billing/${file}.ts`] ?? '')}</code>
        </pre>
      </Part>
      <Part title="Made of it">{children}</Part>
    </div>
  )
}

function Part({ title, children }: PropsWithChildren<{ title: string }>) {
  const id = useId()
  return (
    <section className="chapter-part" aria-labelledby={id}>
      <h2 id={id} className="chapter-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

function withoutImports(code: string): string {
  return code.replace(/^import .*\n/gm, '').trim()
}
