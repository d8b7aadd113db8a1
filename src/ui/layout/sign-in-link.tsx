import { useLocation } from 'react-router-dom'
import { Anchor } from '../kit/anchor'
import css from './site-header.module.css'

export function SignInLink() {
  const { pathname, search } = useLocation()
  const next = pathname === '/' || pathname === '/signin' ? '' : `?next=${encodeURIComponent(pathname + search)}`
  return (
    <Anchor className={css.link} to={`/signin${next}`}>
      Sign in
    </Anchor>
  )
}
