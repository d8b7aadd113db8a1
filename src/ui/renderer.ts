/** The largest part of the program, in a file of its own: the program asks for it first and needs it last (docs/decisions/036). */
export { createRoot, hydrateRoot } from 'react-dom/client'
