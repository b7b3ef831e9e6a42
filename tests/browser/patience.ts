import { configure } from 'storybook/test'

// What is loaded when it is first needed, a dialog or a calendar, may take its time on a busy machine.
configure({ asyncUtilTimeout: 5000 })
