import { chooseShop } from './open-shop';

// Before any module reads the environment.
chooseShop(Number(process.env.JEST_WORKER_ID));
