/** What takes a visitor to another page; in a file of its own, because the first page needs it last (docs/decisions/037). */
export { createBrowserRouter } from 'react-router-dom'
