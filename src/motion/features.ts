/** Everything that moves, apart from the page's first code: `MotionRoot` loads it once something may move. */
export { domMin as features } from 'framer-motion'
