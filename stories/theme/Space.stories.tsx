import preview from '#.storybook/preview'
import { SpaceScale } from './Measures'

const meta = preview.meta({ title: 'Theme/Space', component: SpaceScale })

/** Label, 6, control, 6, words; 20 between fields; 40 between sections. */
export const Scale = meta.story()
