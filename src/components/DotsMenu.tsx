import Ellipsis from 'lucide-react/icons/ellipsis'
import { Menu, type MenuProps } from './Menu'

/** A menu behind three dots, at the end of a row or a bar, named by its label. */
export function DotsMenu(props: Omit<MenuProps, 'icon' | 'align'>) {
  return <Menu {...props} icon={<Ellipsis className="sw-icon" />} align="end" />
}
