export { SetupGate as default } from '../setup-gate';
