import preview from '#.storybook/preview'
import { TypeScale } from './Measures'

const meta = preview.meta({ title: 'Theme/Type', component: TypeScale })

/** Seven sizes and three weights; in a host everything is set in the host's own face. */
export const Scale = meta.story()
