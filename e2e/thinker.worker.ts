import { thinkHere } from '@orrery/bots/pageThread';

thinkHere();
