import 'screenwright/styles.css'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { readSources } from './sources'

const root = createRoot(document.getElementById('root')!)
void readSources().then((sources) => root.render(<App sources={sources} />))
