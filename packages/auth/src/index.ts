export { LoginDialog, type LoginDialogProps } from './components/LoginDialog/LoginDialog';
export { catalogue } from './i18n';
export { LoginPage } from './pages/LoginPage';
export { routes } from './routes';
