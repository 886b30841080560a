import { formContract } from "./forms.js";

formContract("pen-and-paper");
