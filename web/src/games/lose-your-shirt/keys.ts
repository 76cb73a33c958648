export { walk } from '../../keys';
