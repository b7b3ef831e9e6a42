import preview from '#.storybook/preview'
import { Elevation } from './Measures'

const meta = preview.meta({ title: 'Theme/Elevation', component: Elevation })

/** Most things lie on the page; what floats has one of two shadows. */
export const Heights = meta.story()
