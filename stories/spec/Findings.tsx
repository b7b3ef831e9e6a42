import { Badge } from '../../src/components/Badge'
import { checkProduct } from '../../src/spec/product/checkProduct'
import type { ProductDeclaration } from '../../src/spec/product/Product'
import './chapter.css'

/** The findings of `checkProduct`: the place, the reason and the cure. */
export function Findings({ product }: { product: ProductDeclaration }) {
  return (
    <ul className="chapter-cases">
      {checkProduct(product).map(({ code, place, severity, reason, cure }) => (
        <li key={code + place} className="chapter-case" dir="ltr">
          <p className="chapter-head">
            <Badge tone={severity === 'error' ? 'danger' : 'warning'}>{code}</Badge>
            <code className="chapter-place">{place}</code>
          </p>
          <p className="chapter-note">{reason}</p>
          <p className="chapter-note">{cure}</p>
        </li>
      ))}
    </ul>
  )
}
